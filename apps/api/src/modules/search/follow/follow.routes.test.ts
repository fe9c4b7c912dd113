import type { ProductDetail } from '@mall/contracts/office/products';
import { listenToChannels } from '@mall/db/notifications';
import { jamoOf } from '@mall/domain/search-text';
import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createFollowers } from '../../../background/followers.ts';
import { goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff } from '../../../testing/staff.ts';
import { followChanges } from './follow-changes.ts';

const kettle = goods('GD0001', { name: '전기 주전자', categoryNo: '1101', searchTags: ['물끓이기'] });
const pan = goods('GD0002', { name: '무쇠 프라이팬', categoryNo: '1101' });
const fan = goods('GD0003', { name: '탁상 선풍기', categoryNo: '1102', brandId: 2, brandName: '하늘' });
const malls = ['familyshop', 'hanul', 'daeryang'] as const;

let shop: Shop;
let demo: TestDatabase;
let ends: (() => Promise<unknown>)[] = [];
const failures: object[] = [];
beforeAll(async () => {
  demo = await createTestDatabase();
  shop = await openShop({
    products: [kettle, pan, fan],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: [kettle, pan, fan].map((product) => listingOf(product)) },
      { mallId: 2, mallUrl: 'hanul', listings: [kettle, fan].map((product) => listingOf(product)) },
      { mallId: 3, mallUrl: 'daeryang', listings: [listingOf(pan)] },
    ],
  });
});
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
  failures.length = 0;
});
afterAll(() => Promise.all([shop.close(), demo.drop()]));

const found = async (mallUrl: (typeof malls)[number], word: string) => {
  const { data, text } = await shop.at(mallUrl).post<{ goodsList: { gdsGrpNo: string }[] }>('/products/search', {
    token: shop.tokens[mallUrl] ?? '',
    body: { smartSearch: [word] },
  });
  if (!data) throw new Error(text);
  return data.goodsList.map(({ gdsGrpNo }) => gdsGrpNo.slice(-1)).join('');
};
const inEveryMall = (word: string) => Promise.all(malls.map((mallUrl) => found(mallUrl, word)));
const suggested = async (mallUrl: string, text: string) => {
  const { data } = await shop
    .at(mallUrl)
    .get<{ text: string }[]>(`/search/suggestions?text=${encodeURIComponent(text)}`, {
      token: shop.tokens[mallUrl] ?? '',
    });
  return data?.map((one) => one.text) ?? [];
};
const change = (statement: string) => sql.raw(statement).execute(shop.owner);
const waiting = async () => {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from search_change)::int + (select count(*) from product_to_find)::int as n`.execute(
    shop.owner,
  );
  return rows[0]?.n;
};
/** Listens to notifications and updates the index, as a server does. */
async function follow() {
  const followers = createFollowers(shop.app.dependencies, { error: (details) => void failures.push(details) });
  const listener = listenToChannels(shop.databaseUrl, followers.channels);
  ends.push(listener.close, followers.stop);
}
const isLearnt = async (word: string) =>
  (await sql`select from search_word where letters = packed_letters(${jamoOf(word)})`.execute(shop.owner)).rows.length >
  0;

test('a renamed product is soon found by its new name in every mall that lists it, and in no other', async () => {
  await follow();
  expect(await inEveryMall('주전자')).toEqual(['1', '1', '']);
  await change(`update product set name = '온도조절 포트' where product_no = 'GD0001'`);
  await expect.poll(() => inEveryMall('온도조절')).toEqual(['1', '1', '']);
  expect(await inEveryMall('주전자')).toEqual(['', '', '']);
  await change(`update product set name = '전기 주전자' where product_no = 'GD0001'`);
  await expect.poll(() => inEveryMall('주전자')).toEqual(['1', '1', '']);
});

test('a product renamed in the office is soon found by its new name, and no longer by its old one', async () => {
  await follow();
  const md = await addStaff(shop, { role: 'MD' });
  await change(`insert into media (name, alt, width, height, added_at) values ('goods/pan', '팬', 800, 800, now())`);
  const { words, version } = (await md.get<ProductDetail>('/products/GD0002')).data ?? {};
  const rename = { ...words, name: '통삼중 웍', images: ['goods/pan'], noticeGroup: 'HOUSEHOLD', version };
  expect((await md.put('/products/GD0002', { body: rename })).status).toBe(200);
  await expect.poll(() => inEveryMall('통삼중')).toEqual(['2', '', '2']);
  expect(await inEveryMall('프라이팬')).toEqual(['', '', '']);
  await change(`update product set name = '무쇠 프라이팬' where product_no = 'GD0002'`);
  await expect.poll(() => inEveryMall('프라이팬')).toEqual(['2', '', '2']);
});

test('a renamed brand, a renamed category and a changed tag are indexed as well', async () => {
  await follow();
  await change(`update brand set name = '구름' where brand_id = 2`);
  await expect.poll(() => inEveryMall('구름')).toEqual(['3', '3', '']);
  expect(await inEveryMall('하늘')).toEqual(['', '', '']);
  // Affects one mall only, in this category and those below it.
  await change(`update category set name = '살림살이' where mall_id = 1 and category_no = '11'`);
  await expect.poll(() => found('familyshop', '살림살이')).toHaveLength(3);
  expect(await found('hanul', '살림살이')).toBe('');
  await change(`update product set search_tags = '{캠핑}' where product_no = 'GD0002'`);
  await expect.poll(() => inEveryMall('캠핑')).toEqual(['2', '', '2']);
});

test('a product newly listed in a mall is found and suggested there; one taken off is neither', async () => {
  await follow();
  await change(`insert into listing (mall_id, product_no, category_no, sale_price) values (3, 'GD0001', '1101', 1000)`);
  await expect.poll(() => found('daeryang', '주전자')).toBe('1');
  await expect.poll(() => suggested('daeryang', '전기')).toContain('전기 주전자');
  await change(`update listing set is_on = false where mall_id = 3 and product_no = 'GD0001'`);
  await expect.poll(() => suggested('daeryang', '전기')).toEqual([]);
  expect(await inEveryMall('주전자')).toEqual(['1', '1', '']);
  await change(`delete from listing where mall_id = 3 and product_no = 'GD0001'`);
  await expect.poll(waiting).toBe(0);
  expect(await suggested('hanul', '전기')).toContain('전기 주전자');
});

test('a changed price and a sold-out option require no reindexing', async () => {
  await change(`update listing set sale_price = sale_price + 1`);
  await change(`update option_stock set quantity = 0 where product_no = 'GD0003'`);
  await change(`update listing set favourite_count = favourite_count + 1`);
  expect(await waiting()).toBe(0);
});

test('a terminated indexer loses no change, and a locked row is reindexed once its lock is released', async () => {
  const held = await shop.owner.startTransaction().execute();
  await sql`select from listing_search where product_no = 'GD0002' for update`.execute(held);
  await change(`update product set name = '통주물 냄비' where product_no = 'GD0002'`);
  // It fails before the deadlock detection could terminate an order.
  await expect(followChanges(shop.officeDatabase)).rejects.toMatchObject({ code: '55P03' });
  expect(await waiting()).toBe(1);
  // The shared dictionary is not held up by the locked row.
  expect(await isLearnt('통주물')).toBe(true);
  await follow();
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await held.rollback().execute();
  await expect.poll(() => inEveryMall('통주물')).toEqual(['2', '', '2']);
});

test('two servers that index concurrently never write outdated rows', async () => {
  await Promise.all([follow(), follow()]);
  for (const name of ['첫째 팬', '둘째 팬', '셋째 팬', '넷째 팬'])
    await change(`update product set name = '${name}' where product_no = 'GD0002'`);
  await expect.poll(() => inEveryMall('넷째')).toEqual(['2', '', '2']);
  await expect.poll(waiting).toBe(0);
  expect(await inEveryMall('넷째')).toEqual(['2', '', '2']);
  expect(await inEveryMall('셋째')).toEqual(['', '', '']);
});

test('a run that finds nothing left sends no notification, not even to itself', async () => {
  await followChanges(shop.officeDatabase);
  const heard: string[] = [];
  const listener = listenToChannels(shop.databaseUrl, {
    search_changed: () => void heard.push('changed'),
    looked_for: (payload) => void heard.push(payload),
  });
  ends.push(listener.close);
  const hear = async (what: string) => {
    await change(`select pg_notify('looked_for', '${what}')`);
    await expect.poll(() => heard).toContain(what);
  };
  // Each handler is called once when listening starts.
  await expect.poll(() => heard).toEqual(['changed', '']);
  await followChanges(shop.officeDatabase);
  await hear('nothing');
  await change(`update product set name = '전기포트' where product_no = 'GD0001'`);
  await hear('a name');
  expect(heard.slice(2)).toEqual(['nothing', 'changed', 'a name']);
});

test('a new mall is indexed exactly as by following its changes', async () => {
  const ofMall = async () => {
    const documents = await sql`select * from listing_search where mall_id = 1 order by product_no`.execute(
      demo.ownerDatabase,
    );
    const suggestions = await sql`select * from search_suggestion where mall_id = 1 order by kind, text`.execute(
      demo.ownerDatabase,
    );
    return [documents.rows, suggestions.rows];
  };
  const born = await ofMall();
  await sql`delete from search_suggestion where mall_id = 1 and weight > 3`.execute(demo.ownerDatabase);
  await sql`delete from listing_search where mall_id = 1 and product_no < 'GD0300'`.execute(demo.ownerDatabase);
  await sql`insert into search_change (mall_id, product_no) select mall_id, product_no from listing where mall_id = 1`.execute(
    demo.ownerDatabase,
  );
  await followChanges(demo.officeDatabase);
  expect(await ofMall()).toEqual(born);
});
