import { Crawler } from '../support/crawl/crawler.ts';
import { beginningsOf, shortJourneys, wholeJourneys } from '../support/crawl/journeys.ts';
import { expect, test } from '../support/test.ts';

/** How many addresses of each kind are opened; set, it is the whole crawl, which takes an hour (docs/testing.md). */
const wanted = Number(process.env.CRAWL_EACH ?? 0);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const journey of wanted > 0 ? wholeJourneys : shortJourneys) {
  const { mall, device, userAgent, steps } = journey;
  test.describe(() => {
    test.use({ userAgent });
    test(`${mall}, ${device}: every page that links lead to is there, still, as wide as its screen and without an error`, {
      tag: `@${device}`,
    }, async ({ page, shop }) => {
      test.setTimeout(wanted > 0 ? 0 : 300_000);
      const crawler = new Crawler(page, shop, mall);
      const how =
        wanted > 0 ? { each: wanted, knowsQueries: true } : { each: 1, ...(steps !== undefined && { steps }) };
      await crawler.follow(beginningsOf(journey, false), how);
      // The marketing mall has signed its visitor in by itself.
      if (mall !== 'gamnamu') await shop.signIn({ mall });
      await crawler.follow(beginningsOf(journey, true), how);
      expect(crawler.faults).toEqual([]);
      expect(crawler.opened.length).toBeGreaterThan(8);
    });
  });
}
