import { officeScreens } from '@mall/domain/office/screens';
import { expect, test } from '@playwright/test';
import { officeBarriers } from '../support/accessibility.ts';
import { Moving } from '../support/moving.ts';
import { officeOrigin, signInAsStaff } from '../support/office-orders.ts';

/** Screens without a thing in their path, for signed-in staff; the others need its number. */
const paths = Object.values(officeScreens).filter((path) => !path.includes('$') && path !== officeScreens.invitation);
const widths = [390, 768, 1024, 1920];
/** Screens per test: both browsers of a run share them. */
const some = 12;
const parts = Array.from({ length: Math.ceil(paths.length / some) }, (_, part) =>
  paths.slice(part * some, (part + 1) * some),
);

// Unfinished fades would be measured with colours that nobody gets to see.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const part of parts)
  test(`no screen from ${part[0]} to ${part.at(-1)} is wider than the window from ${widths[0]} to ${widths.at(-1)} px, nor a barrier in light or dark`, async ({
    page,
    context,
  }) => {
    await signInAsStaff(context, 'SUPER');
    const moving = new Moving(page);
    for (const path of part) {
      if (path === part[0]) await page.goto(officeOrigin + path);
      else await moving.to(officeOrigin + path);
      await moving.settle();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft([path, width, found]).toEqual([path, width, width]);
      }
      expect.soft([path, await officeBarriers(page)]).toEqual([path, []]);
    }
  });
