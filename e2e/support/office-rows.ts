import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Moves to a row of a list, by keyboard alone. */
export async function walkTo(page: Page, row: Locator): Promise<void> {
  await expect(row).toBeVisible();
  await page.keyboard.press('j');
  while ((await row.getAttribute('aria-current')) === null) await page.keyboard.press('j');
}
