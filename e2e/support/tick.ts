import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/*
 * Playwright's own `check()` looks once, right after the click. What a box or a choice shows here may follow the address or
 * the server's response, and then comes a moment later.
 */

/** Ticks a box, or makes a choice, and waits until the page shows it. */
export const tick = (box: Locator): Promise<void> => turn(box, true);

/** Takes the tick out of a box, and waits until the page shows it. */
export const untick = (box: Locator): Promise<void> => turn(box, false);

/** A sheet that still slides in takes the box from under the finger: pressed here, released there, it is no click. */
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
