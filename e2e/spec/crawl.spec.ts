import { Crawler } from '../support/crawl/crawler.ts';
import { beginningsOf, journeys } from '../support/crawl/journeys.ts';
import { expect, test } from '../support/test.ts';

/** How many addresses of each kind are opened; without it nothing is, for it takes an hour (docs/testing.md). */
const wanted = Number(process.env.CRAWL_EACH ?? 0);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const journey of wanted > 0 ? journeys : []) {
  const { mall, device, userAgent } = journey;
  test.describe(() => {
    test.use({ userAgent });
    test(`${mall}, ${device}: every page that links lead to is there, still, as wide as its screen and without an error`, {
      tag: `@${device}`,
    }, async ({ page, shop }) => {
      test.setTimeout(0);
      const crawler = new Crawler(page, shop, mall);
      await crawler.follow(beginningsOf(journey, false), wanted);
      // The marketing mall has signed its visitor in by itself.
      if (mall !== 'gamnamu') await shop.signIn({ mall });
      await crawler.follow(beginningsOf(journey, true), wanted);
      expect(crawler.faults).toEqual([]);
      expect(crawler.opened.length).toBeGreaterThan(8);
    });
  });
}
