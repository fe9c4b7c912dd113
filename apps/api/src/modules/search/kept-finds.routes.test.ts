import { cutOff } from '@mall/db/connection';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tags } from '../../catalogue/catalogue-cache.ts';
import { goods, listingOf } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const products = Array.from({ length: 20 }, (_, index) => goods(`GD00${10 + index}`, { name: `주전자 ${index}` }));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products,
    malls: [{ mallId: 1, mallUrl: 'familyshop', listings: products.map((product) => listingOf(product)) }],
    // Smaller than the pages of these products.
    config: { catalogueCacheBytes: 60_000 },
  });
});
afterAll(() => shop.close());

test('a search result stays cached while pages fill the cache many times over, and is recomputed when it changes', async () => {
  const { catalogueCache } = shop.app.dependencies;
  const member = { token: shop.tokens.familyshop ?? '' };
  const countFound = async () => {
    catalogueCache.hear();
    const body = { smartSearch: ['주전자'] };
    const { data } = await shop.at('familyshop').post<{ goodsTotal: number }>('/products/search', { ...member, body });
    return data?.goodsTotal;
  };
  expect(await countFound()).toBe(20);
  for (const { productNo } of products) await shop.at('familyshop').get(`/products/goods/${productNo}`, member);
  // Nothing listens for changes in this test.
  await sql`update listing set is_on = false where mall_id = 1 and product_no = 'GD0010'`.execute(shop.owner);
  expect(await countFound()).toBe(20);
  catalogueCache.forget(tags.search);
  expect(await countFound()).toBe(19);
});

test('what was searched a moment ago is answered without the database; other words are not', async () => {
  const { catalogueCache, database } = shop.app.dependencies;
  const search = (word: string) => {
    catalogueCache.hear();
    const body = { smartSearch: [word] };
    return shop.at('familyshop').post('/products/search', { token: shop.tokens.familyshop ?? '', body });
  };
  const first = await search('주전자 1');
  expect(first.text).toContain('GD0011');
  cutOff(database);
  expect((await search('주전자 1')).text).toBe(first.text);
  expect(await search('주전자 2')).toMatchObject({ status: 503 });
});
