import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/*
 * Playwright's own `check()` looks once, right after the click. Here the state of a box may follow the address or
 * the server's response, and then changes a moment later.
 */

/** Ticks a box, or selects a choice, and waits until the page shows it. */
export const tick = (box: Locator): Promise<void> => turn(box, true);

/** Unticks a box, and waits until the page shows it. */
export const untick = (box: Locator): Promise<void> => turn(box, false);

/** While a sheet slides in, press and release hit different places, which is not a click. */
const atRest = (box: Locator): Promise<void> =>
  box.evaluate(async (element) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const moves = element.closest('[role=dialog]')?.getAnimations({ subtree: true }) ?? [];
    const slides = moves.filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(slides.map(({ finished }) => finished));
  });

async function turn(box: Locator, isTicked: boolean): Promise<void> {
  await atRest(box);
  if ((await box.isChecked()) !== isTicked) await box.click();
  await expect(box).toBeChecked({ checked: isTicked });
}
