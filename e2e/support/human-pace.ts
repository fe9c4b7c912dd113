import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

/** Where the stills of a walk go; without it nothing is slowed down. */
const folder = process.env.WALK_STILLS;
export const isWalk = folder !== undefined;

const keyMilliseconds = 250;
const decisionMilliseconds = 2_000;

/** Has everything in this process be pressed and typed as by a person: two seconds for each decision, a quarter of one for each key. */
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

/** A picture of what stands on the screen now, of a walk alone. */
export async function still(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
