import type { listBrands } from '@mall/contracts/office/brands';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { followChanges } from '../../search/follow/follow-changes.ts';

const fan = goods('GD0001', { name: '탁상 선풍기' });
const pan = goods('GD0002', { name: '무쇠 프라이팬', brandId: 2, brandName: '하늘' });

let shop: Shop;
let md: StaffClient;
beforeAll(async () => {
  shop = await openShop({
    products: [fan, pan],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: [listingOf(fan), listingOf(pan)] },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(pan)] },
    ],
  });
  md = await addStaff(shop, { role: 'MD' });
});
afterAll(() => shop.close());
beforeEach(() => sql`truncate staff_audit`.execute(shop.owner));

const list = async (query = '') => (await md.get<OfficeData<typeof listBrands>>(`/brands${query}`)).data?.rows ?? [];
const add = (body: object, staff = md) =>
  staff.post<{ brandId: number }>('/brands', { body: { searchWords: [], ...body } });
const save = (brandId: number, body: object, staff = md) =>
  staff.put<{ version: number }>(`/brands/${brandId}`, { body: { searchWords: [], version: 0, ...body } });
const found = async (mallUrl: string, word: string) => {
  await followChanges(shop.officeDatabase);
  const { data } = await shop.at(mallUrl).post<{ goodsList: { gdsGrpNo: string }[] }>('/products/search', {
    token: shop.tokens[mallUrl] ?? '',
    body: { smartSearch: [word] },
  });
  return data?.goodsList.map(({ gdsGrpNo }) => gdsGrpNo);
};

test('a brand is found by its other spellings in every mall that lists it, until they are removed', async () => {
  expect((await save(1, { name: '가람', searchWords: ['garam', 'garam', '가람'] })).data).toEqual({ version: 1 });
  expect((await list('?q=GARAM'))[0]).toMatchObject({ name: '가람', searchWords: ['garam'], products: 1, malls: 1 });
  expect(await found('familyshop', 'garam')).toEqual(['GD0001']);
  expect(await found('hanul', 'garam')).toEqual([]);
  await save(1, { name: '가람', version: 1 });
  expect(await found('familyshop', 'garam')).toEqual([]);
  expect(await found('familyshop', '가람')).toEqual(['GD0001']);
});

test('a name belongs to one brand, the first that takes it', async () => {
  const codes = (await Promise.all([add({ name: '구름' }), add({ name: '구름' }), add({ name: '구름' })])).map(
    ({ status }) => status,
  );
  expect(codes.toSorted()).toEqual([200, 422, 422]);
  expect((await save(2, { name: '구름' })).fieldErrors?.[0]?.field).toBe('name');
  expect((await save(2, { name: '하늘', searchWords: ['sky'] })).status).toBe(200);
});

test('a stale save is refused with both versions', async () => {
  const other = await addStaff(shop, { role: 'SUPER' });
  const version = (await list('?q=%ED%95%98%EB%8A%98'))[0]?.version ?? 0;
  expect((await save(2, { name: '하늘', searchWords: ['먼저'], version }, other)).status).toBe(200);
  const stale = await save(2, { name: '하늘', searchWords: ['나중'], version });
  expect([stale.code, stale.data]).toEqual([
    '4090',
    {
      by: expect.stringMatching(/^운영자/),
      at: expect.any(String),
      saved: expect.objectContaining({ searchWords: ['먼저'] }),
    },
  ]);
  expect((await save(999, { name: '없음' })).code).toBe('4040');
});

test('staff of some malls find none, readers change none, and the shop’s role writes none', async () => {
  const ofOneMall = await addStaff(shop, { role: 'MD', mallIds: [1] });
  const security = await addStaff(shop, { role: 'SECURITY' });
  expect((await ofOneMall.get('/brands')).code).toBe('4040');
  expect((await save(1, { name: '가람', version: 2 }, ofOneMall)).code).toBe('4040');
  expect((await security.get('/brands')).status).toBe(200);
  expect((await add({ name: '새벽' }, security)).code).toBe('4040');
  const attempt = sql`update brand set name = 'x'`.execute(shop.app.dependencies.database);
  await expect(attempt).rejects.toThrow('permission denied');
  const { rows } = await sql`select from staff_audit`.execute(shop.owner);
  expect(rows).toEqual([]);
});

test('the list continues where its page ended', async () => {
  const { data } = await md.get<OfficeData<typeof listBrands>>('/brands?size=1');
  const rest = await list(`?cursor=${data?.next}`);
  expect([data?.count.value, data?.rows.length, rest.length]).toEqual([
    (data?.rows.length ?? 0) + rest.length,
    1,
    rest.length,
  ]);
  expect((await md.get('/brands?cursor=x')).code).toBe('4000');
});

const merge = (brandId: number, body: object, staff = md) =>
  staff.post<{ products: number }>(`/brands/${brandId}/merge`, { body: { version: 0, ...body } });
const brandOf = async (productNo: string) => {
  const { rows } = await sql<{ brandId: number; version: number }>`
    select brand_id, version from product where product_no = ${productNo}`.execute(shop.owner);
  return rows[0];
};

test('a brand that is merged into another moves its products there, is found by both names, and is deleted', async () => {
  const from = (await add({ name: '하눌', searchWords: ['hanul'] })).data?.brandId ?? 0;
  await sql`update product set brand_id = ${from} where product_no = 'GD0002'`.execute(shop.owner);
  const before = await brandOf('GD0002');
  expect((await merge(from, { into: 2 })).data).toEqual({ products: 1 });
  expect(await brandOf('GD0002')).toEqual({ brandId: 2, version: (before?.version ?? 0) + 1 });
  expect((await list('?q=hanul')).map(({ brandId }) => brandId)).toEqual([2]);
  expect((await list('?q=hanul'))[0]?.searchWords).toEqual(expect.arrayContaining(['하눌', 'hanul']));
  expect(await found('hanul', '하눌')).toEqual(['GD0002']);
  expect((await merge(from, { into: 2 })).code).toBe('4040');
  const { rows } = await sql`select changes from product_change where product_no = 'GD0002'`.execute(shop.owner);
  expect(rows).toEqual([{ changes: { brandId: { before: from, after: 2 } } }]);
});

test('a brand is not merged into itself, into an unknown one, in an old version, beyond twenty spellings, or by readers', async () => {
  const from = (await add({ name: '노을', searchWords: ['noeul'] })).data?.brandId ?? 0;
  const words = Array.from({ length: 19 }, (_, index) => `말${index}`);
  const full = (await add({ name: '가득', searchWords: words })).data?.brandId ?? 0;
  const security = await addStaff(shop, { role: 'SECURITY' });
  expect((await merge(from, { into: from })).fieldErrors?.[0]?.field).toBe('into');
  expect((await merge(from, { into: 999 })).fieldErrors?.[0]?.field).toBe('into');
  expect((await merge(from, { into: full })).fieldErrors?.[0]?.message).toMatch(/20개를 넘어요/);
  expect((await merge(from, { into: 2, version: 7 })).code).toBe('4090');
  expect((await merge(from, { into: 2 }, security)).code).toBe('4040');
  expect((await list('?q=noeul')).map(({ version }) => version)).toEqual([0]);
});
