import type { Page } from '@playwright/test';
import { Crawler, extentNamed } from '../support/crawl/crawler.ts';
import { type Journey, journeys, shortJourneys } from '../support/crawl/journeys.ts';
import type { Shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** By default the crawl is a short one (docs/testing.md). */
const extent = extentNamed(process.env.CRAWL ?? 'short');
const isShort = extent === 'short';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Scroll bars that take room, as on Windows: without them a page does not shift when it begins to scroll.
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

for (const journey of isShort ? shortJourneys : journeys) {
  const { mall, device, visitor, userAgent } = journey;
  test.describe(() => {
    test.use({ userAgent });
    test(`${mall}, ${device}, ${visitor}: every page that links lead to is there, still, as wide as its screen and without an error`, {
      tag: `@${device}`,
    }, async ({ page, shop }) => {
      test.setTimeout(isShort ? 600_000 : 0);
      await enter(page, shop, journey);
      const crawler = new Crawler(page, shop, journey, extent);
      await crawler.follow();
      console.log(crawler.sum());
      expect(crawler.faults).toEqual([]);
      expect(crawler.openedCount).toBeGreaterThan(5);
    });
  });
}

/** Signs the visitor in, as far as they can. */
async function enter(page: Page, shop: Shop, { mall, visitor }: Journey): Promise<void> {
  if (visitor === 'anonymous' || visitor === 'guest') return;
  if (visitor === 'demo' || visitor === 'temp') {
    await shop.signIn({ mall, id: visitor });
    return;
  }
  await shop.comeFromElsewhere();
  await shop.open('login', { mall });
  await shop.submitLogin(visitor);
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(page).not.toHaveURL(/\/login/);
  // The refusal that stops the sign-in.
  shop.takeConsoleErrors();
}
