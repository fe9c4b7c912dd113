import { officeScreens } from '@mall/domain/office/screens';
import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

/** Those that stand by themselves, once one is in; one of a thing needs its number. */
const paths = Object.values(officeScreens).filter((path) => !path.includes('$') && path !== officeScreens.invitation);
const widths = [390, 768, 1024, 1920];

for (const mode of ['light', 'dark'] as const)
  test(`no screen is wider than the window from ${widths[0]} to ${widths.at(-1)} px, nor shuts anybody out, in ${mode}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInAsStaff(context, 'SUPER');
    await page.addInitScript((stored) => localStorage.setItem('office:mode', JSON.stringify(stored)), mode);
    for (const path of paths) {
      await page.goto(officeOrigin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft([path, width, found]).toEqual([path, width, width]);
      }
      expect.soft([path, await officeBarriers(page)]).toEqual([path, []]);
    }
  });
