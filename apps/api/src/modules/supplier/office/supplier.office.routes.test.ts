import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { getProduct, listProducts } from '@mall/contracts/office/products';
import type { listSuppliers } from '@mall/contracts/office/suppliers';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods, listingOf, phone } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const fan = goods('GD0001', {
  name: '탁상 선풍기',
  images: ['products/GD0001'],
  statutoryNotice: [
    { label: '제조국', value: '대한민국' },
    { label: '판매자', value: '손으로 적은 상회' },
  ],
});
const pan = goods('GD0002', { name: '무쇠 프라이팬' });
const mobile = phone('HP0001');

let shop: Shop;
let md: StaffClient;
beforeAll(async () => {
  shop = await openShop({
    products: [fan, pan, mobile],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: [listingOf(fan), listingOf(pan), listingOf(mobile)] },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(pan)] },
    ],
  });
  md = await addStaff(shop, { role: 'MD' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`update product set supplier_no = null, version = 1`.execute(shop.owner);
  await sql`truncate staff_audit, product_change`.execute(shop.owner);
  await sql`delete from supplier`.execute(shop.owner);
});

const dawn = {
  ...{ name: '새벽들', company: '(주)새벽들', representativeName: '한들', businessNumber: '220-81-62517' },
  ...{ salesPermitNumber: '제2026-서울중구-0001호', address: '서울 중구 1', phone: '02-123-4567' },
  ...{ email: 'help@dawn.example', returnAddress: '경기 이천시 9', state: 'ACTIVE' },
};
const dusk = { ...dawn, name: '해거름', businessNumber: '000-00-00107' };

const list = async (query = '') =>
  (await md.get<OfficeData<typeof listSuppliers>>(`/suppliers${query}`)).data?.rows ?? [];
const add = (body: object = dawn, staff = md) => staff.post<{ supplierNo: number }>('/suppliers', { body });
const added = async (body: object = dawn) => (await add(body)).data?.supplierNo ?? 0;
const save = (supplierNo: number, body: object, staff = md) =>
  staff.put<{ version: number }>(`/suppliers/${supplierNo}`, { body: { ...dawn, version: 0, ...body } });
const remove = (supplierNo: number, staff = md) => staff.delete(`/suppliers/${supplierNo}`);

const productOf = async (productNo: string, staff = md) =>
  (await staff.get<OfficeData<typeof getProduct>>(`/products/${productNo}`)).data;
/** Sets a supplier in the list's own cell. */
const give = async (productNo: string, supplierNo: number) =>
  md.post<{ version: number }>(`/products/${productNo}/cell`, {
    body: { supplierNo, version: (await productOf(productNo))?.version },
  });
/** Saves the page of goods with another supplier. */
async function choose(productNo: string, supplierNo: number | null) {
  const product = await productOf(productNo);
  const { stickers: _, options: __, ...words } = product?.words ?? { stickers: [], options: [] };
  return md.put<{ version: number }>(`/products/${productNo}`, {
    body: { ...words, supplierNo, version: product?.version },
  });
}

type Notice = { statutoryNotice: { label: string; value: string }[] };
const noticeOf = async (productNo: string, mallUrl = 'familyshop', path = 'goods') => {
  const { data } = await shop.at(mallUrl).get<Notice>(`/products/${path}/${productNo}`, {
    token: shop.tokens[mallUrl] ?? '',
  });
  return Object.fromEntries((data?.statutoryNotice ?? []).map(({ label, value }) => [label, value]));
};

describe('the shop', () => {
  test('shows the supplier of a product in place of the notice’s own line, and that line again without a supplier', async () => {
    const supplierNo = await added();
    expect((await choose('GD0001', supplierNo)).status).toBe(200);
    expect(await noticeOf('GD0001')).toEqual({
      제조국: '대한민국',
      판매자: '(주)새벽들 (대표 한들)',
      '판매자 사업자등록번호': '220-81-62517',
      '판매자 통신판매업 신고': '제2026-서울중구-0001호',
      '판매자 주소': '서울 중구 1',
      '판매자 연락처': '02-123-4567, help@dawn.example',
      '교환·반품 보낼 곳': '경기 이천시 9',
    });
    expect((await choose('GD0001', null)).status).toBe(200);
    expect(await noticeOf('GD0001')).toEqual({ 제조국: '대한민국', 판매자: '손으로 적은 상회' });
  });

  test('shows a changed supplier in every mall, for phones too, without counting the products as changed', async () => {
    const supplierNo = await added();
    for (const productNo of ['GD0002', 'HP0001']) expect((await give(productNo, supplierNo)).data?.version).toBe(2);
    expect((await noticeOf('GD0002', 'hanul'))['판매자 주소']).toBe('서울 중구 1');
    expect((await save(supplierNo, { address: '부산 서구 2' })).data).toEqual({ version: 1 });
    expect((await noticeOf('GD0002'))['판매자 주소']).toBe('부산 서구 2');
    expect((await noticeOf('GD0002', 'hanul'))['판매자 주소']).toBe('부산 서구 2');
    expect((await noticeOf('HP0001', 'familyshop', 'wireless'))['판매자 주소']).toBe('부산 서구 2');
    expect((await productOf('GD0002'))?.version).toBe(2);
  });

  test('is checked by the law lint again when a product gets a supplier, or a supplier changes', async () => {
    const marked = async () => {
      const { rows } = await sql<{ mallId: number }>`
        with taken as (delete from lint_mark returning of_mall_id)
        select distinct of_mall_id as mall_id from taken order by 1`.execute(shop.owner);
      return rows.map(({ mallId }) => mallId);
    };
    const supplierNo = await added();
    await marked();
    await give('GD0002', supplierNo);
    expect(await marked()).toEqual([1, 2]);
    await save(supplierNo, { salesPermitNumber: '면제' });
    expect(await marked()).toEqual([1, 2]);
    await save(supplierNo, { salesPermitNumber: '면제', name: '새 이름', version: 1 });
    expect(await marked()).toEqual([]);
  });

  test('cannot read suppliers, and nobody can write a copy that differs from the supplier', async () => {
    const supplierNo = await added();
    await give('GD0002', supplierNo);
    await expect(sql`select from supplier`.execute(shop.app.dependencies.database)).rejects.toThrow(
      'permission denied',
    );
    await sql`update product set seller = '{"company": "남의 상회"}' where product_no = 'GD0002'`.execute(shop.owner);
    expect((await noticeOf('GD0002')).판매자).toBe('(주)새벽들 (대표 한들)');
  });

  test('shows the latest supplier, whichever of its save and a product’s save comes first', async () => {
    const supplierNo = await added();
    const versions = [0, 1, 2, 3, 4];
    for (const version of versions) {
      const [saved, given] = await Promise.all([
        save(supplierNo, { address: `${version + 1}번지`, version }),
        version % 2 === 0 ? give('GD0001', supplierNo) : choose('GD0001', null),
      ]);
      expect([saved.status, given.status]).toEqual([200, 200]);
      const shown = (await noticeOf('GD0001'))['판매자 주소'];
      expect(shown).toBe(version % 2 === 0 ? `${version + 1}번지` : undefined);
    }
  });
});

describe('a supplier', () => {
  test('is found by name, company, business number and state, with its products and malls', async () => {
    const supplierNo = await added();
    await add({ ...dusk, state: 'ENDED' });
    await give('GD0001', supplierNo);
    await give('GD0002', supplierNo);
    expect((await list()).map(({ name, products, malls }) => [name, products, malls])).toEqual([
      ['새벽들', 2, 2],
      ['해거름', 0, 0],
    ]);
    const names = async (query: string) => (await list(query)).map(({ name }) => name);
    expect(await names(`?q=${encodeURIComponent('거름')}`)).toEqual(['해거름']);
    expect(await names('?q=220-81')).toEqual(['새벽들']);
    expect(await names('?state=is:ENDED')).toEqual(['해거름']);
    const { data } = await md.get<OfficeData<typeof listSuppliers>>('/suppliers?size=1');
    expect(await names(`?cursor=${data?.next}`)).toEqual(['해거름']);
    expect((await md.get('/suppliers?cursor=x')).code).toBe('4000');
  });

  test('has a valid business number and a name, both unique, also for concurrent saves', async () => {
    const fieldOf = ({ fieldErrors }: Awaited<ReturnType<typeof add>>) => fieldErrors?.[0]?.field;
    expect(fieldOf(await add({ ...dawn, businessNumber: '220-81-62518' }))).toBe('businessNumber');
    for (const field of ['company', 'representativeName', 'salesPermitNumber', 'address', 'phone', 'email'])
      expect([field, fieldOf(await add({ ...dawn, [field]: '' }))]).toEqual([field, field]);
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422, 422]);
    expect(fieldOf(await add({ ...dusk, businessNumber: dawn.businessNumber }))).toBe('businessNumber');
    expect(fieldOf(await add({ ...dusk, name: dawn.name }))).toBe('name');
    const { rows } = await sql`select from staff_audit where action = 'supplier.add'`.execute(shop.owner);
    expect(rows).toHaveLength(1);
  });

  test('a stale save is refused with both versions, and one of an unknown supplier with 4040', async () => {
    const supplierNo = await added();
    const other = await addStaff(shop, { role: 'SUPER' });
    expect((await save(supplierNo, { phone: '02-999-0001' }, other)).status).toBe(200);
    const stale = await save(supplierNo, { phone: '02-999-0002' });
    expect([stale.code, stale.data]).toEqual([
      '4090',
      {
        by: expect.stringMatching(/^운영자/),
        at: expect.any(String),
        saved: expect.objectContaining({ phone: '02-999-0001', version: 1 }),
      },
    ]);
    expect((await save(supplierNo + 99, dusk)).code).toBe('4040');
  });

  test('that a product refers to stays, even a deleted product; any other can be removed once', async () => {
    const supplierNo = await added();
    await give('GD0002', supplierNo);
    await sql`update product set state = 'GD00406' where product_no = 'GD0002'`.execute(shop.owner);
    const refused = await remove(supplierNo);
    expect([refused.code, refused.text]).toEqual(['4090', expect.stringContaining('상품 1개')]);
    await sql`update product set state = 'GD00403', supplier_no = null where product_no = 'GD0002'`.execute(shop.owner);
    expect((await remove(supplierNo)).status).toBe(200);
    expect((await remove(supplierNo)).code).toBe('4040');
  });

  test('that has ended cannot be given to more products, and stays with those that have it', async () => {
    const supplierNo = await added();
    await give('GD0002', supplierNo);
    await save(supplierNo, { state: 'ENDED' });
    expect((await give('GD0001', supplierNo)).fieldErrors?.[0]?.field).toBe('supplierNo');
    expect((await choose('GD0001', supplierNo)).fieldErrors?.[0]?.field).toBe('supplierNo');
    expect((await choose('GD0001', supplierNo + 99)).fieldErrors?.[0]?.field).toBe('supplierNo');
    expect((await choose('GD0002', supplierNo)).status).toBe(200);
    expect((await noticeOf('GD0002')).판매자).toBe('(주)새벽들 (대표 한들)');
  });
});

test('products are found by their supplier, show its name, and have the change in their history', async () => {
  const supplierNo = await added();
  await give('GD0002', supplierNo);
  const found = async (filter: string) => {
    const { data } = await md.get<OfficeData<typeof listProducts>>(`/products?supplier=${filter}`);
    return data?.rows.map((row) => [row.productNo, row.supplierName]).toSorted();
  };
  expect(await found(`is:${supplierNo}`)).toEqual([['GD0002', '새벽들']]);
  expect(await found('empty:')).toEqual([
    ['GD0001', ''],
    ['HP0001', ''],
  ]);
  expect((await productOf('GD0002'))?.history[0]?.changes).toEqual([
    { field: 'supplierNo', before: '""', after: String(supplierNo) },
  ]);
});

test('staff of some malls find no suppliers, readers change none, and neither writes an audit row', async () => {
  const supplierNo = await added();
  await sql`truncate staff_audit`.execute(shop.owner);
  const ofOneMall = await addStaff(shop, { role: 'MD', mallIds: [1] });
  const security = await addStaff(shop, { role: 'SECURITY' });
  expect((await ofOneMall.get('/suppliers')).code).toBe('4040');
  expect((await security.get('/suppliers')).status).toBe(200);
  for (const staff of [ofOneMall, security])
    for (const reply of [
      await add(dusk, staff),
      await save(supplierNo, { phone: '02-999-0003' }, staff),
      await remove(supplierNo, staff),
    ])
      expect(reply.code).toBe('4040');
  const choices = await ofOneMall.get<{ suppliers: unknown[] }>('/product-choices');
  expect(choices.data?.suppliers).toEqual([]);
  const { rows } = await sql`select from staff_audit`.execute(shop.owner);
  expect(rows).toEqual([]);
});
