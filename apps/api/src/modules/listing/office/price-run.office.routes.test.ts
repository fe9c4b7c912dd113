import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { applyPriceRun, checkPriceRule, listPriceRuns, PriceRule } from '@mall/contracts/office/price-runs';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { categories, goods, listingOf, phone } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const fan = goods('GD0001', { name: '선풍기', marketPrice: 20_000, salePrice: 16_000 });
const pan = goods('GD0002', {
  name: '프라이팬',
  brandId: 2,
  brandName: '하늘',
  marketPrice: 40_000,
  salePrice: 30_000,
});
const gift = goods('GD0003', { name: '사은품', salePrice: 5_000 });
const nova = phone('HP0001');

let shop: Shop;
let md: StaffClient;
beforeAll(async () => {
  shop = await openShop({
    products: [fan, pan, gift, nova],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', categories, listings: [fan, pan, gift, nova].map((one) => listingOf(one)) },
      { mallId: 2, mallUrl: 'hanul', categories, listings: [fan, pan].map((one) => listingOf(one)) },
    ],
  });
  md = await addStaff(shop, { role: 'MD' });
});
afterAll(() => shop.close());
/** The owner sees all malls, so each statement names its own. */
const ofMall = (mallId: number, changed: ReturnType<typeof sql>, productNo: string) =>
  sql`update listing set ${changed} where mall_id = ${mallId} and product_no = ${productNo}`.execute(shop.owner);
beforeEach(async () => {
  await sql`update listing set lowest_price = null, highest_price = null,
    sale_price = case product_no when 'GD0001' then 16000 when 'GD0002' then 30000 else 5000 end where kind = 'goods'`.execute(
    shop.owner,
  );
  await sql`truncate staff_audit`.execute(shop.owner);
});
afterEach(() => sql`drop trigger if exists dies on price_run_mall`.execute(shop.owner));

const rule: PriceRule = {
  ...{ brand: '', categoryNo: '', base: 'MARKET', percent: -12, unit: 100, rounding: 'NEAREST' },
};
type Checked = OfficeData<typeof checkPriceRule>;
const check = (body: Partial<PriceRule> & { mallIds?: number[] } = {}, staff = md) =>
  staff.post<Checked>('/price-runs/check', { body: { ...rule, mallIds: [1, 2], ...body } });
const start = async (mallIds = [1, 2]) => {
  const { data } = await md.post<{ runNo: number }>('/price-runs', { body: { ...rule, mallIds, reason: '가을 행사' } });
  return data?.runNo ?? 0;
};
/** The preview of a mall, as its screen sends it back. */
const itemsOf = async (mallId: number) =>
  ((await check()).data?.rows ?? [])
    .filter((row) => row.mallId === mallId && row.verdict === 'CHANGED')
    .map(({ productNo, before, after }) => ({ productNo, before, after }));
const apply = async (mallId: number, runNo: number, items: object[], staff = md) =>
  staff.post<OfficeData<typeof applyPriceRun>>(`/malls/${mallId}/price-runs/${runNo}`, { body: { items } });
const runs = async () => (await md.get<OfficeData<typeof listPriceRuns>>('/price-runs')).data ?? [];
const prices = async (mallId: number) => {
  const rows = await shop.owner
    .selectFrom('listing')
    .select(['productNo', 'salePrice'])
    .where('mallId', '=', mallId)
    .where('kind', '=', 'goods')
    .execute();
  return Object.fromEntries(rows.map(({ productNo, salePrice }) => [productNo, salePrice]));
};

test('a rule is previewed first: before and after of every price, and nothing is changed', async () => {
  const { data } = await check({ mallIds: [1] });
  expect(data?.rows.map(({ productNo, before, after, verdict }) => [productNo, before, after, verdict])).toEqual([
    ['GD0001', 16_000, 17_600, 'CHANGED'],
    ['GD0002', 30_000, 35_200, 'CHANGED'],
    ['GD0003', 5_000, 0, 'NO_BASE'],
  ]);
  expect(await prices(1)).toEqual({ GD0001: 16_000, GD0002: 30_000, GD0003: 5_000 });
  expect((await sql`select from staff_audit`.execute(shop.owner)).rows).toEqual([]);
});

test('it covers a brand or a menu, and only goods', async () => {
  const nosOf = async (body: Partial<PriceRule>) => (await check(body)).data?.rows.map(({ productNo }) => productNo);
  expect(await nosOf({ brand: '하늘' })).toEqual(['GD0002', 'GD0002']);
  expect(await nosOf({ categoryNo: '12' })).toEqual([]);
  expect((await check({ brand: '없는 브랜드' })).fieldErrors?.[0]?.field).toBe('brand');
  expect((await check({ mallIds: [] })).fieldErrors?.[0]?.field).toBe('mallIds');
});

test('it reports prices below cost, changes by more than 30 %, and what a band forbids', async () => {
  await sql`update product set supply_price = 18000 where product_no = 'GD0001'`.execute(shop.owner);
  await ofMall(2, sql`lowest_price = 29000, highest_price = 31000`, 'GD0002');
  const rows = (await check({ percent: -50 })).data?.rows ?? [];
  const said = rows.map(({ mallId, productNo, verdict, warnings }) => [mallId, productNo, verdict, warnings.join()]);
  expect(said).toEqual([
    [1, 'GD0001', 'CHANGED', 'BELOW_COST,LARGE_CHANGE'],
    [1, 'GD0002', 'CHANGED', 'LARGE_CHANGE'],
    [1, 'GD0003', 'NO_BASE', ''],
    [2, 'GD0001', 'CHANGED', 'BELOW_COST,LARGE_CHANGE'],
    [2, 'GD0002', 'OUT_OF_BAND', ''],
  ]);
  await sql`update product set supply_price = null`.execute(shop.owner);
});

test('it is applied mall by mall, and every price records its run and reason', async () => {
  const runNo = await start();
  const reply = await apply(1, runNo, await itemsOf(1));
  expect(reply.data).toMatchObject({ changed: 2, moved: [] });
  expect(await prices(1)).toEqual({ GD0001: 17_600, GD0002: 35_200, GD0003: 5_000 });
  expect(await prices(2)).toEqual({ GD0001: 16_000, GD0002: 30_000 });
  const [run] = await runs();
  expect(run).toMatchObject({ runNo, reason: '가을 행사', percent: -12 });
  expect(run?.malls.map(({ mallId, done }) => [mallId, done?.changed])).toEqual([
    [1, 2],
    [2, undefined],
  ]);
  const history = await md.get<{ prices: object[] }>('/malls/1/listings/GD0001/prices');
  expect(history.data?.prices[0]).toMatchObject({ before: 16_000, after: 17_600, reason: '가을 행사' });
});

test('a price changed since the preview stays, and is reported', async () => {
  const runNo = await start();
  const items = await itemsOf(2);
  await ofMall(2, sql`sale_price = 15500`, 'GD0001');
  expect((await apply(2, runNo, items)).data).toMatchObject({ changed: 1, moved: ['GD0001'] });
  expect(await prices(2)).toEqual({ GD0001: 15_500, GD0002: 35_200 });
});

test('requested twice at once, or again, a mall is changed once', async () => {
  const runNo = await start();
  const items = await itemsOf(1);
  const [one, other] = await Promise.all([apply(1, runNo, items), apply(1, runNo, items)]);
  expect(one.data).toEqual(other.data);
  await ofMall(1, sql`sale_price = 16000`, 'GD0001');
  expect((await apply(1, runNo, items)).data).toEqual(one.data);
  expect((await prices(1))['GD0001']).toBe(16_000);
});

test('interrupted halfway, each mall is complete or untouched, and the run says which and continues', async () => {
  const runNo = await start();
  const [ofFirst, ofSecond] = [await itemsOf(1), await itemsOf(2)];
  await apply(1, runNo, ofFirst);
  await sql`create or replace function dies() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`.execute(
    shop.owner,
  );
  await sql`create trigger dies before insert on price_run_mall for each row execute function dies()`.execute(
    shop.owner,
  );
  expect((await apply(2, runNo, ofSecond)).status).toBe(500);
  expect(await prices(2)).toEqual({ GD0001: 16_000, GD0002: 30_000 });
  expect((await runs())[0]?.malls.map(({ done }) => done !== null)).toEqual([true, false]);
  await sql`drop trigger dies on price_run_mall`.execute(shop.owner);
  expect((await apply(2, runNo, ofSecond)).data).toMatchObject({ changed: 2 });
  expect((await runs())[0]?.malls.map(({ done }) => done !== null)).toEqual([true, true]);
});

test('a run is only for its malls and the provider’s staff', async () => {
  const runNo = await start([1]);
  const items = await itemsOf(2);
  expect((await apply(2, runNo, items)).code).toBe('4040');
  expect((await apply(1, runNo + 100, items)).code).toBe('4040');
  const partner = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
  const ofOneMall = await addStaff(shop, { role: 'MD', mallIds: [1] });
  const marketing = await addStaff(shop, { role: 'MARKETING' });
  for (const staff of [partner, ofOneMall, marketing]) {
    const answers = [
      await check({ mallIds: [1] }, staff),
      await apply(1, runNo, [], staff),
      await staff.get('/price-runs'),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['4040', '4040', '4040']);
  }
  expect((await check({ mallIds: [1, 999] })).code).toBe('4040');
  const huge = { productNo: 'GD0001', before: 1_000_000_000, after: 1 };
  expect((await apply(1, runNo, [huge])).code).toBe('4000');
  expect(await prices(1)).toEqual({ GD0001: 16_000, GD0002: 30_000, GD0003: 5_000 });
});
