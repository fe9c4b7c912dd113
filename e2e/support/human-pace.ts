import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** The folder for screenshots of a walk; without it nothing is slowed down. */
const folder = process.env.WALK_STILLS;
export const isWalk = folder !== undefined;

const keyMilliseconds = 250;
const decisionMilliseconds = 2_000;

/** Slows clicks and typing of this process down to a person's pace: two seconds for each decision, a quarter of one for each key. */
export function keepHumanPace(page: Page): void {
  if (!isWalk) return;
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  const decide = () => page.waitForTimeout(decisionMilliseconds);
  for (const act of ['click', 'check', 'selectOption'] as const) {
    const press = locators[act] as (this: Locator, ...options: unknown[]) => Promise<unknown>;
    Object.assign(locators, {
      async [act](this: Locator, ...options: unknown[]) {
        await decide();
        return press.apply(this, options);
      },
    });
  }
  const fill = locators.fill;
  locators.fill = async function typed(this: Locator, text: string) {
    await decide();
    await fill.call(this, '');
    await this.pressSequentially(text, { delay: keyMilliseconds });
  };
}

/** A screenshot of the current screen, only during a walk. */
export async function still(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
