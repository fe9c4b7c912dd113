import type { OfficeCase } from '@mall/contracts/office/cases';
import type { OfficeSale, OfficeSaleRow, SaleOption } from '@mall/contracts/office/special-sales';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item } from '../../../testing/buyer.ts';
import { goods, listingOf, option } from '../../../testing/products.ts';
import { addMember, openShop, type Shop } from '../../../testing/shop.ts';
import { insertSale, takenPiecesOf } from '../../../testing/special-sales.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);
const kettle = goods('GD0001', {
  ...{ name: '주전자', salePrice: 10_000 },
  options: [option({ optionNo: 1, stockQuantity: 500 }), option({ optionNo: 2, stockQuantity: 500 })],
});
const foreign = goods('GD0002');

let shop: Shop;
let marketing: StaffClient;
let md: StaffClient;
let partner: StaffClient;
let cs: StaffClient;
beforeAll(async () => {
  shop = await openShop({
    products: [kettle, foreign],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: [listingOf(kettle)] },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(kettle)] },
    ],
  });
  marketing = await addStaff(shop, { role: 'MARKETING' });
  md = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
  cs = await addStaff(shop, { role: 'CS' });
});
afterAll(() => shop.close());

const words = (values: object = {}) => ({
  ...{ headline: '오늘만 이 가격', optionNos: [1], salePrice: 6_000, totalPieces: 10, mostPerMember: 3 },
  ...{ startsAt: inMinutes(8).toISOString(), endsAt: inMinutes(90).toISOString() },
  ...values,
});
const add = (staff: StaffClient, values: object = {}, mallId = 1) =>
  staff.post<{ saleNo: number }>(`/malls/${mallId}/special-sales`, { body: { productNo: 'GD0001', ...words(values) } });
const added = async (values: object = {}) => (await add(marketing, values)).data?.saleNo ?? 0;
const at = (saleNo: number, part = '') => `/malls/1/special-sales/${saleNo}${part}`;
const read = async (saleNo: number) => (await marketing.get<OfficeSale>(at(saleNo))).data;
/** Saves its current version with some values changed. */
const save = async (staff: StaffClient, saleNo: number, values: object) => saveOver(await read(saleNo), staff, values);
const saveOver = (seen: OfficeSale | undefined, staff: StaffClient, values: object) => {
  const { saleNo, headline, optionNos, salePrice, startsAt, endsAt, totalPieces, mostPerMember, version } =
    seen ?? ({} as OfficeSale);
  const now = { headline, optionNos, salePrice, startsAt, endsAt, totalPieces, mostPerMember, version };
  return staff.put<{ version: number; saved: object }>(at(saleNo), { body: { ...now, ...values } });
};
const faults = ({ code, fieldErrors }: { code: string; fieldErrors?: readonly { field: string }[] }) => [
  code,
  fieldErrors?.map(({ field }) => field),
];
let running = 900;
/** A running sale. */
const open = async (values: object = {}) => {
  running += 1;
  await insertSale(shop.owner, {
    ...{ saleNo: running, productNo: 'GD0001', totalPieces: 10, mostPerMember: 3 },
    ...values,
  });
  return running;
};
const buyers = new Map<string, Buyer>();
const buyer = async (name: string) => {
  const known = buyers.get(name);
  if (known) return known;
  const made = createBuyer(shop, { token: await addMember(shop, name) });
  buyers.set(name, made);
  return made;
};
const order = async (name: string, saleNo: number, pieces = 1) =>
  (await buyer(name)).place([item('GD0001', pieces)], { saleNo, expectedTotal: 6_000 * pieces + 3_000 });

describe('a sale that is planned', () => {
  test('is announced in the shop at once, and sells from its beginning on', async () => {
    const saleNo = await added();
    expect(await read(saleNo)).toMatchObject({ state: 'upcoming', changeable: 'PLAN', hasSold: false, version: 0 });
    expect((await order('planned', saleNo)).code).toBe('4600');
    shop.wait(9 * minute);
    expect((await order('planned', saleNo)).status).toBe(200);
    shop.wait(-9 * minute);
  });

  test('may be changed in everything, or removed, until a minute before it begins', async () => {
    const saleNo = await added();
    expect((await save(md, saleNo, { salePrice: 5_000, optionNos: [2], mostPerMember: 2 })).data).toEqual({
      version: 1,
    });
    expect(await read(saleNo)).toMatchObject({ salePrice: 5_000, optionNos: [2], mostPerMember: 2 });
    expect((await marketing.delete(at(saleNo))).status).toBe(200);
    expect((await marketing.get(at(saleNo))).code).toBe('4040');
  });

  test.each([
    ['startsAt', { startsAt: inMinutes(-1).toISOString() }],
    ['endsAt', { startsAt: inMinutes(40).toISOString(), endsAt: inMinutes(40).toISOString() }],
    ['mostPerMember', { totalPieces: 2, mostPerMember: 3 }],
    ['salePrice', { salePrice: 10_000 }],
    ['optionNos', { optionNos: [] }],
    ['optionNos', { optionNos: [7] }],
    ['productNo', { productNo: 'GD0002' }],
  ])('is refused at %s: %j', async (field, values) => {
    expect(faults(await add(marketing, values))).toEqual(['4220', [field]]);
  });
});

describe('a sale that runs', () => {
  test('can grow and end earlier; its beginning, options, limit and price are fixed, and it cannot be extended', async () => {
    const saleNo = await open();
    expect((await save(marketing, saleNo, { totalPieces: 20, endsAt: inMinutes(60).toISOString() })).status).toBe(200);
    for (const [field, values] of [
      ['salePrice', { salePrice: 5_000 }],
      ['startsAt', { startsAt: inMinutes(5).toISOString() }],
      ['optionNos', { optionNos: [1, 2] }],
      ['mostPerMember', { mostPerMember: 1 }],
      ['endsAt', { endsAt: inMinutes(70).toISOString() }],
      ['endsAt', { endsAt: inMinutes(-1).toISOString() }],
    ] as const)
      expect(faults(await save(marketing, saleNo, values))).toEqual(['4220', [field]]);
    expect((await marketing.delete(at(saleNo))).code).toBe('4090');
    expect((await marketing.post(at(saleNo, '/end'), { body: { version: 1 } })).data).toEqual({ version: 2 });
    expect((await order('late', saleNo)).code).toBe('4600');
    expect((await marketing.post(at(saleNo, '/end'), { body: { version: 2 } })).code).toBe('4090');
    expect(faults(await save(marketing, saleNo, { totalPieces: 30 }))).toEqual(['4220', ['endsAt']]);
  });

  test('never shrinks below what is taken, and shows how much is sold', async () => {
    const saleNo = await open();
    expect((await order('one', saleNo, 3)).status).toBe(200);
    expect(await read(saleNo)).toMatchObject({ takenPieces: 3, totalPieces: 10, hasSold: true, changeable: 'LIVE' });
    expect(faults(await save(marketing, saleNo, { totalPieces: 2 }))).toEqual(['4220', ['totalPieces']]);
    expect((await save(marketing, saleNo, { totalPieces: 3 })).status).toBe(200);
    expect(await read(saleNo)).toMatchObject({ state: 'soldOut' });
  });

  test('while many buy at once keeps both promises: it never oversells, and nothing sold is taken back', async () => {
    const saleNo = await open({ totalPieces: 6 });
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    // One after the other: so many at once would need a human check.
    for (const name of names) await buyer(`crowd-${name}`);
    const shrink = (totalPieces: number) => save(marketing, saleNo, { totalPieces });
    const [orders, changes] = await Promise.all([
      Promise.all(names.map((name) => order(`crowd-${name}`, saleNo))),
      Promise.all([shrink(4), shrink(1)]),
    ]);
    const taken = await takenPiecesOf(shop.owner, saleNo);
    const total = (await read(saleNo))?.totalPieces ?? 0;
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(taken);
    expect(taken).toBeLessThanOrEqual(total);
    expect(orders.filter(({ status }) => status !== 200).every(({ code }) => code === '4601' || code === '4091')).toBe(
      true,
    );
    expect(changes.every(({ code }) => ['0000', '4220', '4090'].includes(code))).toBe(true);
  });
});

test('once a piece is sold the database protects the price and the sale, whoever writes', async () => {
  const saleNo = await open();
  await order('kept', saleNo);
  const change = (words: string) => sql.raw(`${words} where mall_id = 1 and sale_no = ${saleNo}`).execute(shop.owner);
  await expect(change('update special_sale set sale_price = 1')).rejects.toThrow(/keeps its price/);
  await expect(change('delete from special_sale')).rejects.toThrow(/stays/);
  await expect(change('update special_sale set total_pieces = 0')).rejects.toThrow(/check/);
});

test('a colleague’s save is not overwritten: of two concurrent saves one succeeds, the other gets both versions', async () => {
  const saleNo = await added();
  const seen = await read(saleNo);
  const saves = await Promise.all([
    saveOver(seen, marketing, { headline: '하나' }),
    saveOver(seen, md, { headline: '둘' }),
  ]);
  expect(saves.map(({ code }) => code).sort()).toEqual(['0000', '4090']);
  expect(saves.find(({ code }) => code === '4090')?.data).toMatchObject({ saved: { version: 1, salePrice: 6_000 } });
});

test('the list shows the sales of the scope by state and text, page by page', async () => {
  const saleNo = await added({ headline: '목록에서 찾을 특가' });
  const list = async (staff: StaffClient, query: string) =>
    (await staff.get<{ rows: OfficeSaleRow[]; next?: string }>(`/special-sales?${query}`)).data;
  const query = `q=${encodeURIComponent('찾을 특가')}&state=is:upcoming`;
  expect((await list(marketing, query))?.rows).toMatchObject([
    { saleNo, mallId: 1, usualPrice: 10_000, takenPieces: 0 },
  ]);
  expect((await list(marketing, `${query.replace('upcoming', 'running')}`))?.rows).toEqual([]);
  const first = await list(marketing, 'size=1');
  const second = await list(marketing, `size=1&cursor=${encodeURIComponent(first?.next ?? '')}`);
  expect(second?.rows[0]?.saleNo).not.toBe(first?.rows[0]?.saleNo);
  const options = await marketing.get<{ options: SaleOption[] }>('/malls/1/special-sales/options/GD0001');
  expect(options.data?.options.map(({ optionNo }) => optionNo)).toEqual([1, 2]);
  expect((await marketing.get('/malls/1/special-sales/options/GD0002')).code).toBe('4040');
});

test('staff who only propose read but change nothing; others, and staff of other malls, find nothing', async () => {
  const saleNo = await added();
  expect((await partner.get<OfficeSale>(at(saleNo))).data).toMatchObject({ mayWrite: false });
  expect((await add(partner)).code).toBe('4040');
  expect((await save(partner, saleNo, {})).code).toBe('4040');
  expect((await partner.delete(at(saleNo))).code).toBe('4040');
  expect((await cs.get(at(saleNo))).code).toBe('4040');
  expect((await cs.get('/special-sales')).code).toBe('4040');
  expect((await partner.get(`/malls/2/special-sales/${saleNo}`)).code).toBe('4040');
  expect((await add(partner, {}, 2)).code).toBe('4040');
});

describe('a partner’s proposal', () => {
  const propose = (values: object = {}, staff = partner, mallId = 1) =>
    staff.post<{ caseNo: number }>(`/malls/${mallId}/special-sales/proposals`, {
      body: { productNo: 'GD0001', ...words(values), reason: '김장철에 많이 찾아요.' },
    });
  const decide = (staff: StaffClient, caseNo: number | undefined, how = 'approve') =>
    staff.post(`/cases/${caseNo}/${how}`, how === 'reject' ? { body: { answer: '값을 더 낮춰 주세요.' } } : {});
  const sales = async () => (await marketing.get<{ rows: OfficeSaleRow[] }>('/special-sales')).data?.rows.length ?? 0;

  test('waits for staff who plan sales and apply it as it is, never for the partner', async () => {
    const before = await sales();
    const { data } = await propose({ headline: '김장 도우미' });
    expect(await sales()).toBe(before);
    const waiting = (await md.get<{ cases: OfficeCase[] }>('/cases')).data?.cases.find(
      ({ caseNo }) => caseNo === data?.caseNo,
    );
    expect(waiting).toMatchObject({ title: '특가 제안', mayDecide: true, reason: '김장철에 많이 찾아요.' });
    expect(waiting?.differences.slice(0, 3)).toEqual([
      { name: '상품', before: '', after: '주전자' },
      { name: '값', before: '10,000원', after: '6,000원' },
      { name: '수량', before: '', after: '10개 · 한 사람 3개' },
    ]);
    expect((await decide(partner, data?.caseNo)).code).toBe('4040');
    expect((await decide(cs, data?.caseNo)).code).toBe('4040');
    expect((await decide(md, data?.caseNo)).code).toBe('0000');
    const { data: list } = await marketing.get<{ rows: OfficeSaleRow[] }>('/special-sales?q=김장');
    expect(list?.rows).toMatchObject([{ mallId: 1, headline: '김장 도우미', salePrice: 6_000, state: 'upcoming' }]);
  });

  test('that could not begin is not submitted; one that has become impossible is not carried out', async () => {
    expect(faults(await propose({ salePrice: 10_000 }))).toEqual(['4220', ['salePrice']]);
    expect(faults(await propose({ optionNos: [9] }))).toEqual(['4220', ['optionNos']]);
    expect(faults(await propose({ startsAt: inMinutes(0).toISOString() }))).toEqual(['4220', ['startsAt']]);
    const { data } = await propose({ startsAt: inMinutes(3).toISOString() });
    shop.wait(2 * minute);
    expect(faults(await decide(md, data?.caseNo))).toEqual(['4220', ['startsAt']]);
    shop.wait(-2 * minute);
    expect((await decide(md, data?.caseNo, 'reject')).code).toBe('0000');
  });

  test('is open once per product, and only for one’s own malls, with the permission', async () => {
    const { data } = await propose();
    expect((await propose()).code).toBe('4094');
    expect((await propose({}, partner, 2)).code).toBe('4040');
    expect((await propose({}, marketing)).code).toBe('4040');
    expect((await propose({}, cs)).code).toBe('4040');
    expect((await decide(md, data?.caseNo, 'reject')).code).toBe('0000');
  });
});
