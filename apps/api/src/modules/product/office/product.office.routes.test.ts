import type { ProductDetail, ProductRow } from '@mall/contracts/office/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, phone, subscription } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { followProducts } from '../../listing/follow-products.ts';

let shop: Shop;
let md: StaffClient;
let otherMd: StaffClient;
let security: StaffClient;
let partner: StaffClient;
const numbers = Array.from({ length: 12 }, (_, index) => `GD${1001 + index}`);
beforeAll(async () => {
  const products = [...numbers.map((productNo) => goods(productNo)), phone('HP0001'), subscription('SB0001')];
  shop = await openShop({ products });
  md = await addStaff(shop, { role: 'MD' });
  otherMd = await addStaff(shop, { role: 'MD' });
  security = await addStaff(shop, { role: 'SECURITY' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
});
afterAll(() => shop.close());

type Page = { rows: ProductRow[]; next?: string; count: { value: number } };
const list = (query = '', staff = md) => staff.get<Page>(`/products${query}`);
const nosOf = async (query: string, staff = md) =>
  (await list(query, staff)).data?.rows.map(({ productNo }) => productNo);
const get = async (productNo: string, staff = md) => (await staff.get<ProductDetail>(`/products/${productNo}`)).data;
const versionOf = async (productNo: string) => (await get(productNo))?.version ?? 0;
type Stale = { by: string; saved: { tag: string; version: number } };
const cell = async (productNo: string, values: object, { staff = md, version = -1 } = {}) =>
  staff.post<{ version: number } & Stale>(`/products/${productNo}/cell`, {
    body: { ...values, version: version === -1 ? await versionOf(productNo) : version },
  });
const move = async (productNo: string, to: string, { staff = md, reason = '', version = -1 } = {}) =>
  staff.post<{ version: number }>(`/products/${productNo}/move`, {
    body: { to, reason, version: version === -1 ? await versionOf(productNo) : version },
  });
const audits = () => shop.owner.selectFrom('staffAudit').select(['action', 'subject']).orderBy('auditNo').execute();
type Card = { slPrc: number; mktPrc: number; gdsGrpTag: string };
/** The product as a member of the shop sees it. */
const shown = async (productNo: string) => {
  const reply = await shop
    .at('familyshop')
    .get<{ card: Card }>(`/products/goods/${productNo}`, { token: shop.tokens['familyshop'] ?? '' });
  return reply.data?.card;
};

describe('the list', () => {
  test('has every product once, page by page, in either order', async () => {
    for (const sort of ['-changedAt', 'changedAt', 'name', '-name', 'marketPrice', '-marketPrice']) {
      const found: string[] = [];
      let cursor: string | undefined = '';
      while (cursor !== undefined) {
        const page: Page | undefined = (await list(`?size=5&sort=${sort}${cursor && `&cursor=${cursor}`}`)).data;
        found.push(...(page?.rows.map(({ productNo }) => productNo) ?? []));
        cursor = page?.next;
      }
      expect([sort, found.toSorted()]).toEqual([sort, [...numbers, 'HP0001', 'SB0001']]);
    }
  });

  test('shows a product’s prices where it is listed, the remaining pieces, and whether its notice is complete', async () => {
    await shop.owner
      .updateTable('listing')
      .set({ salePrice: 12_345 })
      .where('mallId', '=', 2)
      .where('productNo', '=', 'GD1001')
      .execute();
    const [row] = (await list('?q=gd1001')).data?.rows ?? [];
    expect(row).toMatchObject({ lowestPrice: 10_000, highestPrice: 12_345, mallCount: 2, isNoticeComplete: false });
    expect(row?.stock).toBeGreaterThan(0);
  });

  test('is filtered by kind, state, stock, listing and notice', async () => {
    expect(await nosOf('?kind=is:wireless')).toEqual(['HP0001']);
    await sql`update option_stock set quantity = 0 where product_no = 'GD1002'`.execute(shop.owner);
    await followProducts(shop.officeDatabase);
    expect(await nosOf('?low=is:Y&kind=is:goods')).toContain('GD1002');
    expect(await nosOf('?low=is:N&kind=is:goods')).not.toContain('GD1002');
    expect(await nosOf('?soldOut=is:Y')).toEqual(['GD1002']);
    await shop.owner.deleteFrom('listing').where('productNo', '=', 'GD1003').execute();
    expect(await nosOf('?listed=is:N')).toEqual(['GD1003']);
    expect(await nosOf('?q=%25')).toEqual([]);
  });

  test('shows a mall’s own staff only what their mall lists, at its price', async () => {
    await shop.owner.deleteFrom('listing').where('mallId', '=', 2).where('productNo', '=', 'GD1004').execute();
    const rows = (await list('', partner)).data?.rows ?? [];
    expect(rows.map(({ productNo }) => productNo)).not.toContain('GD1004');
    const row = rows.find(({ productNo }) => productNo === 'GD1001');
    expect(row).toMatchObject({ lowestPrice: 12_345, highestPrice: 12_345, mallCount: 1, moves: [] });
    expect((await partner.get('/products/GD1004')).code).toBe('4040');
    expect((await get('GD1001', partner))?.listings.map(({ mallId }) => mallId)).toEqual([2]);
  });
});

describe('a field of the list', () => {
  test('reaches the shop at once, is in the history with before and after, and writes one audit row', async () => {
    const before = (await audits()).length;
    const was = (await get('GD1005'))?.marketPrice;
    expect((await cell('GD1005', { marketPrice: 99_000 })).status).toBe(200);
    expect((await shown('GD1005'))?.mktPrc).toBe(99_000);
    expect((await get('GD1005'))?.history[0]).toMatchObject({
      by: expect.stringMatching(/^운영자/),
      changes: [{ field: 'marketPrice', before: String(was), after: '99000' }],
    });
    expect((await audits()).slice(before)).toEqual([{ action: 'product.cell', subject: 'product GD1005' }]);
  });

  test('saved by somebody in the meantime is refused with both versions, and can be overwritten on purpose', async () => {
    const version = await versionOf('GD1006');
    await cell('GD1006', { tag: '먼저' }, { staff: otherMd });
    const stale = await cell('GD1006', { tag: '나중' }, { version });
    expect([stale.code, stale.data?.by, stale.data?.saved]).toEqual([
      ...['4090', expect.stringMatching(/^운영자/)],
      expect.objectContaining({ tag: '먼저', version: version + 1 }),
    ]);
    expect((await shown('GD1006'))?.gdsGrpTag).toBe('먼저');
    expect((await cell('GD1006', { tag: '나중' }, { version: version + 1 })).status).toBe(200);
  });

  test('at the same time twice is saved once', async () => {
    const version = await versionOf('GD1006');
    const both = await Promise.all(['하나', '둘'].map((tag) => cell('GD1006', { tag }, { version })));
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', '4090']);
  });

  test('is refused to readers, to staff of some malls, for an unknown product, and for a price of a phone', async () => {
    expect((await cell('GD1006', { tag: 'x' }, { staff: security })).code).toBe('4040');
    expect((await cell('GD1006', { tag: 'x' }, { staff: partner })).code).toBe('4040');
    expect((await cell('GD9999', { tag: 'x' })).code).toBe('4040');
    const refused = await cell('HP0001', { marketPrice: 1000 });
    expect([refused.code, refused.fieldErrors?.[0]?.field]).toEqual(['4220', 'marketPrice']);
    expect((await cell('HP0001', { tag: '휴대폰도 태그는' })).status).toBe(200);
  });
});

const newPhone = {
  ...{ network: '5G', releasePrice: 1_100_000 },
  card: { memory: '512GB', planNo: 1, joinType: 'NEW', discountType: 'PLAN_DISCOUNT' },
};

describe('a new product', () => {
  const made = {
    ...{ kind: 'goods', name: '새 물병', brandId: 1, modelName: '', noticeGroup: 'HOUSEHOLD', deliveryMethod: '1' },
    phone: null,
  };
  const add = (values: object = {}, staff = md) =>
    staff.post<{ productNo: string; version: number }>('/products', {
      body: { ...made, images: ['goods/kettle'], ...values },
    });

  beforeAll(async () => {
    await sql`
      insert into media (name, alt, width, height, added_at) values ('goods/kettle', '주전자', 800, 800, now())
      on conflict (name) do nothing`.execute(shop.owner);
  });

  test('gets its number from the database, waits for approval by somebody else, and is invisible to shoppers before', async () => {
    const before = (await audits()).length;
    const { productNo = '' } = (await add()).data ?? {};
    expect(productNo).toMatch(/^GD\d{9}$/);
    expect(await get(productNo)).toMatchObject({
      ...{ name: '새 물병', state: 'GD00401', approval: 'R', version: 1, stock: 0, isSoldOut: true },
      words: { noticeGroup: 'HOUSEHOLD', images: ['goods/kettle'], options: [{ optionNo: 1, useCode: 'GD00701' }] },
    });
    expect((await audits()).slice(before)).toEqual([{ action: 'product.add', subject: 'product 새 물병' }]);
    expect(await shown(productNo)).toBeUndefined();
    for (const to of ['GD00404', 'GD00405', 'GD00406', 'GD00407'])
      expect([to, (await move(productNo, to)).code]).toEqual([to, '4090']);
    expect((await move(productNo, 'GD00403')).description).toBe('내가 올린 상품은 다른 사람이 승인해야 해요.');
    expect((await move(productNo, 'GD00403', { staff: otherMd })).status).toBe(200);
    expect((await add()).data?.productNo).not.toBe(productNo);
  });

  test.each([
    ['brandId', { brandId: 9999 }],
    ['noticeGroup', { noticeGroup: 'NOBODY' }],
    ['noticeGroup', { noticeGroup: null }],
    ['images', { images: [] }],
    ['images', { images: ['goods/not-there'] }],
    ['phone.releasePrice', { kind: 'wireless' }],
    ['card.planNo', { kind: 'wireless', phone: { ...newPhone, card: { ...newPhone.card, planNo: 77 } } }],
  ])('is refused at the invalid field: %s of %o', async (field, values) => {
    expect((await add(values)).fieldErrors?.map((error) => error.field)).toEqual([field]);
  });

  test('can be a phone or a subscription: approved by somebody else, and sold where it is listed, on its own terms', async () => {
    const phoneNo = (await add({ kind: 'wireless', noticeGroup: null, phone: newPhone })).data?.productNo ?? '';
    const rentedNo = (await add({ kind: 'subscription', noticeGroup: null })).data?.productNo ?? '';
    expect([phoneNo, rentedNo]).toEqual([expect.stringMatching(/^HP\d{9}$/), expect.stringMatching(/^SB\d{9}$/)]);
    expect((await get(phoneNo))?.phone).toMatchObject({ memories: [{ memory: '512GB' }], card: newPhone.card });
    for (const no of [phoneNo, rentedNo]) {
      expect(await get(no)).toMatchObject({ state: 'GD00401', approval: 'R', mallCount: 0 });
      expect((await move(no, 'GD00403')).code).toBe('4090');
      expect((await move(no, 'GD00403', { staff: otherMd })).status).toBe(200);
    }
    const list = (productNo: string, categoryNo: string) =>
      md.post('/malls/1/listings', {
        body: {
          ...{ productNo, categoryNo, salePrice: 1, sortOrder: 1, isOn: true, reason: '' },
          ...{ lowestPrice: null, highestPrice: null },
        },
      });
    expect((await list(rentedNo, '12')).fieldErrors?.[0]?.field).toBe('salePrice');
    const terms = { rows: [{ months: 60, careType: 'SELF', monthlyFee: 19_900 }], version: await versionOf(rentedNo) };
    expect((await md.put(`/malls/1/products/${rentedNo}/terms`, { body: terms })).status).toBe(200);
    for (const [no, categoryNo] of [
      [phoneNo, '10'],
      [rentedNo, '12'],
    ] as const)
      expect([no, (await list(no, categoryNo)).code]).toEqual([no, '0000']);
    const token = shop.tokens['familyshop'] ?? '';
    const rented = await shop
      .at('familyshop')
      .get<{ card: { monthlyFee: number } }>(`/products/subscriptions/${rentedNo}`, { token });
    expect(rented.data?.card.monthlyFee).toBe(19_900);
    const cards = await shop
      .at('familyshop')
      .post<{ ncpList: { priceData: { totalPrice: number } }[] }>('/products/wireless', {
        token,
        body: { gdsGrpNolist: [phoneNo] },
      });
    const listed = await md.get<{ row: { salePrice: number } }>(`/malls/1/listings/${phoneNo}`);
    expect(listed.data?.row.salePrice).toBe(cards.data?.ncpList[0]?.priceData.totalPrice);
  });

  test('needs the permission in all malls', async () => {
    for (const staff of [security, partner]) expect((await add({}, staff)).code).toBe('4040');
  });
});

test('a brand is changed in the list, and an unknown one is refused', async () => {
  expect((await cell('GD1006', { brandId: 9999 })).fieldErrors?.[0]?.field).toBe('brandId');
  const before = (await get('GD1006'))?.history.length ?? 0;
  expect((await cell('GD1006', { brandId: 1 })).status).toBe(200);
  expect(await get('GD1006')).toMatchObject({ words: { brandId: 1 } });
  expect((await get('GD1006'))?.history).toHaveLength(before + 1);
});

describe('a state', () => {
  test('follows the transition table, and the shop follows', async () => {
    expect((await shown('GD1007'))?.slPrc).toBeGreaterThan(0);
    expect((await move('GD1007', 'GD00404')).status).toBe(200);
    expect(await shown('GD1007')).toBeUndefined();
    for (const to of ['GD00401', 'GD00402', 'GD00404', 'GD00405'])
      expect([to, (await move('GD1007', to)).code]).toEqual([to, '4090']);
    expect((await get('GD1007'))?.moves).toEqual(['GD00403', 'GD00407', 'GD00406']);
    expect((await move('GD1007', 'GD00403')).status).toBe(200);
    expect((await shown('GD1007'))?.slPrc).toBeGreaterThan(0);
  });

  test('is deleted with a reason, and can be restored within thirty days, not after', async () => {
    await move('GD1008', 'GD00404');
    expect((await move('GD1008', 'GD00406')).fieldErrors?.[0]?.field).toBe('reason');
    expect((await move('GD1008', 'GD00406', { reason: '단종' })).status).toBe(200);
    expect((await get('GD1008'))?.history[0]).toMatchObject({ reason: '단종' });
    expect((await move('GD1008', 'GD00404')).status).toBe(200);
    await move('GD1008', 'GD00406', { reason: '단종' });
    await sql`update product_change set made_at = now() - interval '31 days' where product_no = 'GD1008'`.execute(
      shop.owner,
    );
    expect((await move('GD1008', 'GD00404')).description).toBe('지운 지 30일이 지나 되살릴 수 없어요.');
  });

  test('is not deleted while anybody waits for pieces of it, in any mall', async () => {
    await move('GD1009', 'GD00404');
    await sql`
      with placed as (
        insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient,
          recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount,
          total_amount, ordered_at, expires_at)
        select 2, '2026112210000001', member_no, gen_random_uuid(), 'PENDING_PAYMENT', '가', '01055550001', 'a@b.kr', '가', '01055550001',
          '04524', '길', 'CARD', '{}', 1000, 1000, 0, 1000, now(), now() from member where mall_id = 2 limit 1 returning mall_id, order_no)
      insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, image, unit_price, quantity,
        delivery_method, has_free_delivery)
      select mall_id, order_no, 1, 'GD1009', (select min(option_no) from product_option where product_no = 'GD1009'), '가', '나', 'x', 1000,
        1, '1', true from placed`.execute(shop.owner);
    const refused = await move('GD1009', 'GD00406', { reason: '단종' });
    expect([refused.code, refused.description]).toEqual(['4090', expect.stringContaining('끝나지 않은 주문')]);
  });

  test('pending approval is decided by somebody other than its latest sender', async () => {
    await sql`update product set state = 'GD00402', approval = 'N' where product_no = 'GD1010'`.execute(shop.owner);
    expect((await move('GD1010', 'GD00401')).status).toBe(200);
    expect((await move('GD1010', 'GD00403')).description).toBe('내가 올린 상품은 다른 사람이 승인해야 해요.');
    expect((await move('GD1010', 'GD00403', { staff: security })).code).toBe('4040');
    expect((await move('GD1010', 'GD00403', { staff: otherMd })).status).toBe(200);
    expect(await get('GD1010')).toMatchObject({ state: 'GD00403', approval: 'Y' });
  });

  test('is refused for an old version, and without the permission', async () => {
    const version = await versionOf('GD1011');
    await cell('GD1011', { tag: '바뀜' });
    expect((await move('GD1011', 'GD00404', { version })).code).toBe('4090');
    expect((await move('GD1011', 'GD00404', { staff: security })).code).toBe('4040');
    expect((await move('GD1011', 'GD00404', { staff: partner })).code).toBe('4040');
  });
});

describe('the page of goods', () => {
  const fieldsOf = async (productNo: string) => {
    const { words, version = 0 } = (await get(productNo)) ?? {};
    return { ...words, version };
  };
  const save = async (productNo: string, values: object, staff = md) =>
    staff.put<{ version: number } & Stale>(`/products/${productNo}`, {
      body: { ...(await fieldsOf(productNo)), ...values },
    });

  test('is saved as a whole, found under its new name, and shows the previous values in its history', async () => {
    const was = await get('GD1012');
    const notice = [{ label: '재질', value: '스테인리스' }];
    const changes = {
      name: '새 이름 주전자',
      marketPrice: 77_000,
      marketPriceOn: '2026-01-05',
      statutoryNotice: notice,
    };
    expect((await save('GD1012', { ...changes, noticeGroup: 'HOUSEHOLD', mostPieces: 3 })).status).toBe(200);
    expect(await nosOf('?q=%EC%A3%BC%EC%A0%84%EC%9E%90')).toEqual(['GD1012']);
    const saved = await get('GD1012');
    expect(saved?.words).toMatchObject({ ...changes, noticeGroup: 'HOUSEHOLD', mostPieces: 3 });
    expect(saved?.isNoticeComplete).toBe(false);
    expect(saved?.history[0]?.changes).toContainEqual({ field: 'name', before: was?.name, after: '새 이름 주전자' });
    expect((await shown('GD1012'))?.mktPrc).toBe(77_000);
    expect((await audits()).at(-1)).toEqual({ action: 'product.save', subject: 'product GD1012' });
  });

  test('edited by two staff at once loses nothing: the later one is shown both versions', async () => {
    const mine = await fieldsOf('GD1012');
    expect((await save('GD1012', { summary: '동료가 쓴 소개', tag: '동료' }, otherMd)).status).toBe(200);
    const stale = await save('GD1012', { ...mine, tag: '나' });
    expect([stale.code, stale.data?.saved]).toEqual([
      '4090',
      expect.objectContaining({ summary: '동료가 쓴 소개', tag: '동료', version: mine.version + 1 }),
    ]);
    expect((await get('GD1012'))?.tag).toBe('동료');
    expect((await save('GD1012', { tag: '나' })).status).toBe(200);
    expect((await get('GD1012'))?.words).toMatchObject({ summary: '동료가 쓴 소개', tag: '나' });
  });

  test.each([
    ['brandId', { brandId: 9999 }],
    ['noticeGroup', { noticeGroup: 'NOBODY' }],
    ['images', { images: ['goods/not-there'] }],
    ['images', { images: [] }],
    ['marketPriceOn', { marketPrice: 123_000, marketPriceOn: null }],
    ['marketPriceOn', { marketPriceOn: '2999-01-01' }],
  ])('is refused at the invalid field: %s of %o', async (field, values) => {
    const before = await versionOf('GD1012');
    expect((await save('GD1012', values)).fieldErrors?.map((error) => error.field)).toEqual([field]);
    expect(await versionOf('GD1012')).toBe(before);
  });

  test('a price changed in the list loses the day on which it was checked', async () => {
    await cell('GD1012', { marketPrice: 78_000 });
    expect((await get('GD1012'))?.words).toMatchObject({ marketPrice: 78_000, marketPriceOn: null });
  });

  test('is the same for phones and subscriptions, which have no market price', async () => {
    for (const no of ['HP0001', 'SB0001']) {
      expect((await save(no, { summary: '새 소개' })).status).toBe(200);
      const priced = await save(no, { marketPrice: 1000, marketPriceOn: '2026-01-05' });
      expect(priced.fieldErrors?.map(({ field }) => field)).toEqual(['marketPrice']);
    }
  });

  test('needs the permission in all malls', async () => {
    for (const staff of [security, partner]) expect((await save('GD1012', { tag: 'x' }, staff)).code).toBe('4040');
    expect((await md.put('/products/GD9999', { body: await fieldsOf('GD1012') })).code).toBe('4040');
  });
});

test.each([
  "update product set name = 'x'",
  'update product_option set extra_price = 0',
  'insert into product_change values (1)',
  'select * from media',
  'update media set alt = alt',
])('the shop’s login may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(shop.app.dependencies.database)).rejects.toThrow(/permission denied/);
});

test.each([
  'update product set is_sold_out = false',
  'update product_change set changes = changes',
  'delete from product_change',
  'delete from product',
  "insert into product (product_no, kind, name, brand_id, image) values ('GD9999', 'goods', 'x', 1, 'x')",
])('the office’s login may not: %s', async (statement) => {
  const { officeDatabase } = shop.app.dependencies;
  if (!officeDatabase) throw new Error('no office');
  await expect(sql.raw(statement).execute(officeDatabase)).rejects.toThrow(/permission denied/);
});
