import type { listOfficeCategories } from '@mall/contracts/office/categories';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { MenuItem } from '@mall/contracts/shell';
import { listenToChannels } from '@mall/db/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { category, goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const kettle = goods('GD0001', { categoryNo: '1101' });
const menu = [
  category('11', '가전'),
  category('1101', '주방'),
  category('1102', '생활'),
  category('12', '식품'),
  category('13', '구독', 'GD05304'),
];

let shop: Shop;
let md: StaffClient;
let partner: StaffClient;
beforeAll(async () => {
  const malls = ['familyshop', 'hanul'].map((mallUrl, at) => ({
    ...{ mallId: at + 1, mallUrl, categories: menu, listings: [listingOf(kettle)] },
  }));
  shop = await openShop({ products: [kettle], malls });
  md = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from category where mall_id = 1 and not exists (
    select from listing l where l.mall_id = 1 and l.category_no ^@ category.category_no)`.execute(shop.owner);
  for (const [at, { categoryNo, name, type }] of menu.entries())
    await sql`insert into category (mall_id, category_no, name, type, sort_order) values (1, ${categoryNo}, ${name}, ${type}, ${at})
      on conflict (mall_id, category_no) do update set name = excluded.name, sort_order = excluded.sort_order, is_shown = true,
        is_on_mobile = true, url = '', version = 0`.execute(shop.owner);
  await sql`truncate staff_audit`.execute(shop.owner);
});

type Listed = OfficeData<typeof listOfficeCategories>;
const list = async (staff = md, mallId = 1) => (await staff.get<Listed>(`/malls/${mallId}/categories`)).data;
const numbers = async () => (await list())?.categories.map(({ categoryNo }) => categoryNo).join(' ');
const words = (values: object = {}) => ({ name: '새 메뉴', url: '', isShown: true, isOnMobile: true, ...values });
const add = (values: object, staff = md, mallId = 1) =>
  staff.post<{ categoryNo: string }>(`/malls/${mallId}/categories`, {
    body: { ...words(), parentNo: null, type: 'GD05302', ...values },
  });
const save = (categoryNo: string, values: object, staff = md) =>
  staff.put<{ version: number }>(`/malls/1/categories/${categoryNo}`, { body: { ...words(), version: 0, ...values } });
const place = (categoryNo: string, parentNo: string | null, before: string | null, staff = md) =>
  staff.post<{ categoryNo: string }>(`/malls/1/categories/${categoryNo}/place`, { body: { parentNo, before } });
const remove = (categoryNo: string, staff = md) => staff.delete(`/malls/1/categories/${categoryNo}`);
/** As the shop shows it. */
const shown = async (mallUrl = 'familyshop') => {
  shop.app.dependencies.malls.forget();
  const { data } = await shop.at(mallUrl).get<MenuItem[]>('/layout/menu', { token: shop.tokens[mallUrl] ?? '' });
  const tree = (items: readonly WireItem[]): string =>
    items.map(({ ctgNm, gdCtgSub }) => ctgNm + (gdCtgSub.length > 0 ? `(${tree(gdCtgSub)})` : '')).join(' ');
  return tree((data ?? []) as unknown as WireItem[]);
};
type WireItem = { readonly ctgNm: string; readonly gdCtgSub: readonly WireItem[] };
const actions = async () => {
  const { rows } = await sql<{ action: string }>`select action from staff_audit order by audit_no`.execute(shop.owner);
  return rows.map(({ action }) => action);
};

describe('the menu', () => {
  test('is changed in the shop at once, only in its own mall', async () => {
    expect((await save('1101', { name: '주방용품' })).data).toEqual({ version: 1 });
    expect((await add({ name: '제철 과일', parentNo: '12' })).data).toEqual({ categoryNo: '1210' });
    expect((await place('12', null, '11')).data).toEqual({ categoryNo: '12' });
    expect(await shown()).toBe('식품(제철 과일) 가전(주방용품 생활) 구독');
    expect(await shown('hanul')).toBe('가전(주방 생활) 식품 구독');
    expect(await actions()).toEqual(['category.save', 'category.add', 'category.place']);
  });

  test('tells every process of a change', async () => {
    const told: string[] = [];
    const listener = listenToChannels(shop.databaseUrl, { mall_changed: (payload) => void told.push(payload) });
    await expect.poll(() => told.length).toBe(1);
    await save('12', { name: '먹거리' });
    await expect.poll(() => told.length).toBe(2);
    await listener.close();
  });

  test('hides a category with everything below it, and still counts the products in it', async () => {
    await save('11', { name: '가전', isShown: false });
    expect(await shown()).toBe('식품 구독');
    const hidden = (await list())?.categories.find(({ categoryNo }) => categoryNo === '11');
    expect(hidden).toMatchObject({ isShown: false, listings: 1 });
  });

  test('is not found by another mall’s staff, and read-only for those who may not change it', async () => {
    expect((await partner.get('/malls/1/categories')).code).toBe('4040');
    expect((await save('11', {}, partner)).code).toBe('4040');
    expect((await add({}, partner)).code).toBe('4040');
    expect((await remove('12', partner)).code).toBe('4040');
    expect((await place('12', null, null, partner)).code).toBe('4040');
    expect((await list(partner, 2))?.mayWrite).toBe(true);
    const finance = await addStaff(shop, { role: 'FINANCE' });
    expect((await finance.get('/malls/1/categories')).code).toBe('4040');
    expect(await actions()).toEqual([]);
  });
});

describe('a change', () => {
  test('over somebody’s newer version is refused with both versions', async () => {
    const other = await addStaff(shop, { role: 'MARKETING' });
    expect((await save('12', { name: '먼저' }, other)).status).toBe(200);
    const stale = await save('12', { name: '나중' });
    expect([stale.code, stale.data]).toEqual([
      '4090',
      {
        by: expect.stringMatching(/^운영자/),
        at: expect.any(String),
        saved: expect.objectContaining({ name: '먼저', version: 1 }),
      },
    ]);
    expect((await save('99', {})).code).toBe('4040');
  });

  test('cannot link outside the mall', async () => {
    for (const url of ['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/a b', '/\\x'])
      expect([url, (await save('12', { url })).code]).toEqual([url, '4000']);
    expect((await save('12', { url: '/exhibition/3' })).status).toBe(200);
  });
});

describe('moving', () => {
  test('within siblings keeps the number, and below another parent assigns a new one', async () => {
    expect((await place('1102', '11', '1101')).data).toEqual({ categoryNo: '1102' });
    expect(await numbers()).toBe('11 12 13 1102 1101');
    expect((await place('1102', '12', null)).data).toEqual({ categoryNo: '1210' });
    expect(await numbers()).toBe('11 12 13 1210 1101');
    expect((await place('1210', null, '11')).data).toEqual({ categoryNo: '14' });
    expect(await numbers()).toBe('14 11 12 13 1101');
  });

  test('moves everything below it', async () => {
    await add({ name: '세제', parentNo: '1102' });
    expect((await place('1102', '12', null)).data).toEqual({ categoryNo: '1210' });
    expect(await numbers()).toBe('11 12 13 1101 1210 121010');
  });

  test('is refused where products use the number, naming them', async () => {
    const refused = await place('1101', '12', null);
    expect([refused.code, refused.data]).toEqual(['4090', { listings: 1, exhibitions: 0, categories: 0 }]);
    expect((await place('1101', '11', null)).status).toBe(200);
  });

  test('is refused below itself, to a fourth level, to another type and to an unknown parent', async () => {
    const refusals = [await place('12', '12', null), await place('12', '13', null)];
    await add({ name: '세제', parentNo: '1102' });
    refusals.push(await place('12', '110210', null), await place('1102', '1101', null));
    expect(refusals.map(({ fieldErrors }) => fieldErrors?.[0]?.field)).toEqual(Array(4).fill('parentNo'));
    expect((await place('12', '77', null)).code).toBe('4040');
    expect((await place('12', null, '1101')).code).toBe('4040');
    expect((await add({ parentNo: '110210' })).fieldErrors?.[0]?.field).toBe('parentNo');
  });

  test('by two at once keeps every category exactly once', async () => {
    await Promise.all([
      ...[0, 1, 2].map(() => place('12', null, '11')),
      ...[0, 1, 2].map(() => place('13', null, '11')),
      ...[0, 1].map((at) => add({ name: `동시 ${at}` })),
    ]);
    expect((await numbers())?.split(' ').toSorted().join(' ')).toBe('11 1101 1102 12 13 14 15');
  });
});

describe('removing', () => {
  test('is refused while it contains products, exhibitions or other categories', async () => {
    const refused = await remove('11');
    expect([refused.code, refused.data]).toEqual(['4090', { listings: 1, exhibitions: 0, categories: 2 }]);
    await sql`insert into exhibition (mall_id, exhibition_no, category_no, title, image, colour_from, colour_to, starts_on, ends_on)
      values (1, 1, '12', 't', 'i', '#000000', '#000000', now(), now())`.execute(shop.owner);
    expect((await remove('12')).data).toEqual({ listings: 0, exhibitions: 1, categories: 0 });
    await sql`delete from exhibition where mall_id = 1`.execute(shop.owner);
    expect((await remove('12')).status).toBe(200);
    expect((await remove('12')).code).toBe('4040');
    expect(await numbers()).toBe('11 13 1101 1102');
  });
});

test('the shop’s role cannot change a menu', async () => {
  const attempt = sql`update category set name = 'x'`.execute(shop.app.dependencies.database);
  await expect(attempt).rejects.toThrow('permission denied');
});
