import type { ListingRow, listListingPrices, listListings, showListing } from '@mall/contracts/office/listings';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categories, goods, listingOf, phone } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { followProducts } from '../follow-products.ts';

const fan = goods('GD0001', { name: '탁상 선풍기', marketPrice: 20_000, salePrice: 10_000 });
const pan = goods('GD0002', {
  name: '무쇠 프라이팬',
  brandId: 2,
  brandName: '하늘',
  marketPrice: 40_000,
  salePrice: 30_000,
});
const nova = phone('HP0001', { name: '노바 폰' });

let shop: Shop;
let md: StaffClient;
let partner: StaffClient;
beforeAll(async () => {
  shop = await openShop({
    products: [fan, pan, nova],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', categories, listings: [fan, pan, nova].map((one) => listingOf(one)) },
      { mallId: 2, mallUrl: 'hanul', categories, listings: [listingOf(pan)] },
    ],
  });
  md = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
});
afterAll(() => shop.close());
beforeEach(() => sql`truncate staff_audit`.execute(shop.owner));

type List = OfficeData<typeof listListings>;
const list = async (query = '', staff = md) => (await staff.get<List>(`/listings${query}`)).data;
const placesOf = (page: List | undefined) => page?.rows.map(({ mallId, productNo }) => `${mallId} ${productNo}`);
const show = async (mallId: number, productNo: string, staff = md): Promise<ListingRow> => {
  const { data } = await staff.get<OfficeData<typeof showListing>>(`/malls/${mallId}/listings/${productNo}`);
  if (!data) throw new Error(`mall ${mallId} has no ${productNo}`);
  return data.row;
};
type Words = Partial<
  Pick<ListingRow, 'salePrice' | 'categoryNo' | 'sortOrder' | 'isOn' | 'lowestPrice' | 'highestPrice' | 'version'>
> & { readonly reason?: string };
const wordsOf = ({ salePrice, categoryNo, sortOrder, isOn, lowestPrice, highestPrice, version }: ListingRow) => ({
  ...{ salePrice, categoryNo, sortOrder, isOn, lowestPrice, highestPrice, version, reason: '' },
});
/** Saves over the current version. */
const save = async (mallId: number, productNo: string, words: Words, staff = md) => {
  const row = await show(mallId, productNo);
  return staff.put<{ version: number }>(`/malls/${mallId}/listings/${productNo}`, {
    body: { ...wordsOf(row), ...words },
  });
};
const pricesOf = async (mallId: number, productNo: string, query = '') =>
  (await md.get<OfficeData<typeof listListingPrices>>(`/malls/${mallId}/listings/${productNo}/prices${query}`)).data;
const audited = async () => (await sql<{ subject: string }>`select subject from staff_audit`.execute(shop.owner)).rows;

describe('the list', () => {
  test('works both ways: a product’s malls, and a mall’s products, listed or not', async () => {
    expect(placesOf(await list('?productNo=is:GD0002'))).toEqual(['1 GD0002', '2 GD0002']);
    expect(placesOf(await list('?mallId=is:2'))).toEqual(['2 GD0002']);
    expect(placesOf(await list('?mallId=is:2&standing=is:UNLISTED'))).toEqual(['2 GD0001', '2 HP0001']);
    expect(placesOf(await list('?productNo=is:GD0001&standing=is:SHOWN,UNLISTED'))).toEqual(['1 GD0001', '2 GD0001']);
  });

  test('continues where its page ended, in every order', async () => {
    for (const sort of ['productNo', 'place', 'price', '-price', '-discount', '-changedAt']) {
      const whole = placesOf(await list(`?sort=${sort}`)) ?? [];
      const walked: string[] = [];
      let next: string | undefined = '';
      while (next !== undefined) {
        const page: List | undefined = await list(`?sort=${sort}&size=1${next && `&cursor=${next}`}`);
        walked.push(...(placesOf(page) ?? []));
        next = page?.next;
      }
      expect([sort, walked]).toEqual([sort, whole]);
    }
    expect((await md.get('/listings?cursor=x')).code).toBe('4000');
  });

  test('says why shoppers do not see it', async () => {
    expect((await show(2, 'GD0002')).standing).toBe('SHOWN');
    await save(2, 'GD0002', { isOn: false });
    expect((await show(2, 'GD0002')).standing).toBe('OFF');
    await save(2, 'GD0002', { isOn: true });
    await sql`update product set state = 'GD00404' where product_no = 'GD0002'`.execute(shop.owner);
    await followProducts(shop.owner);
    expect((await show(2, 'GD0002')).standing).toBe('STOPPED');
    await sql`update product set state = 'GD00403', approval = 'R' where product_no = 'GD0002'`.execute(shop.owner);
    await followProducts(shop.owner);
    expect(placesOf(await list('?standing=is:UNAPPROVED'))).toEqual(['1 GD0002', '2 GD0002']);
    await sql`update product set approval = 'Y' where product_no = 'GD0002'`.execute(shop.owner);
    await followProducts(shop.owner);
    expect((await show(1, 'GD0001')).standing).toBe('SHOWN');
  });

  test('filters by menu, price, kind, brand, band and words', async () => {
    const counts = await Promise.all(
      [
        'category=prefix:1',
        'price=from:30000',
        'kind=is:wireless',
        'brand=is:하늘',
        'band=is:SET',
        'q=선풍기',
        'unsold=is:Y',
      ].map(async (asked) => (await list(`?${encodeURI(asked)}`))?.count.value),
    );
    expect(counts).toEqual([4, 2, 1, 2, 0, 1, 4]);
    expect((await list('?price=from:999999999999'))?.count.value).toBe(0);
  });
});

describe('a save', () => {
  test('reaches the shop: its price, and the discount that the database computes from it', async () => {
    await save(1, 'GD0001', { salePrice: 15_000, reason: '환율' });
    expect(await show(1, 'GD0001')).toMatchObject({ salePrice: 15_000, discountRate: 25 });
    const reply = await shop.at('familyshop').get<{ card: { slPrc: number } }>('/products/goods/GD0001', {
      token: shop.tokens['familyshop'] ?? '',
    });
    expect(reply.data).toMatchObject({ card: { slPrc: 15_000 } });
    expect(await audited()).toEqual([{ subject: 'listing GD0001' }]);
  });

  test('that changes a price records who, when and why; others record nothing', async () => {
    await save(2, 'GD0002', { salePrice: 31_000, reason: '원가 상승' });
    await save(2, 'GD0002', { sortOrder: 3 });
    await save(2, 'GD0002', { salePrice: 29_000 });
    const page = await pricesOf(2, 'GD0002');
    expect(page?.prices).toEqual([
      expect.objectContaining({ before: 31_000, after: 29_000, reason: '' }),
      expect.objectContaining({
        before: 30_000,
        after: 31_000,
        by: expect.stringMatching(/^운영자/),
        reason: '원가 상승',
      }),
    ]);
  });

  test('over a newer version is refused with both versions, and changes nothing', async () => {
    const other = await addStaff(shop, { role: 'SUPER' });
    const seen = await show(1, 'GD0002');
    expect((await save(1, 'GD0002', { salePrice: 28_000 }, other)).status).toBe(200);
    const stale = await save(1, 'GD0002', { salePrice: 27_000, version: seen.version });
    expect([stale.code, stale.data]).toEqual([
      '4090',
      expect.objectContaining({ by: expect.any(String), saved: expect.objectContaining({ salePrice: 28_000 }) }),
    ]);
    expect((await show(1, 'GD0002')).salePrice).toBe(28_000);
    const codes = await Promise.all([1, 2, 3].map((sortOrder) => save(1, 'GD0002', { sortOrder })));
    expect(codes.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  });

  test('may only name a menu of the mall, and a price only for goods', async () => {
    expect((await save(1, 'GD0001', { categoryNo: '99' })).fieldErrors?.[0]?.field).toBe('categoryNo');
    expect((await save(1, 'HP0001', { salePrice: 1 })).fieldErrors?.[0]?.field).toBe('salePrice');
    expect((await save(1, 'HP0001', { sortOrder: 5 })).status).toBe(200);
    expect((await save(1, 'GD0001', { salePrice: 100_000_001 })).code).toBe('4000');
  });
});

describe('a band', () => {
  test('bounds every price: at the field, and in the database', async () => {
    await save(1, 'GD0001', { salePrice: 10_000, lowestPrice: 9_000, highestPrice: 12_000 });
    const outside = await save(1, 'GD0001', { salePrice: 8_999 });
    expect(outside.fieldErrors).toEqual([{ field: 'salePrice', message: '9,000원에서 12,000원 사이로 적어 주세요.' }]);
    const attempt = inMall(shop.owner, { mallId: 1 }, (transaction) =>
      transaction.updateTable('listing').set({ salePrice: 8_999 }).where('productNo', '=', 'GD0001').execute(),
    );
    await expect(attempt).rejects.toThrow('listing_band');
    expect((await save(1, 'GD0001', { lowestPrice: 9_000, highestPrice: null })).fieldErrors?.[0]?.field).toBe(
      'highestPrice',
    );
    expect((await save(1, 'GD0001', { lowestPrice: 12_001 })).fieldErrors?.[0]?.field).toBe('highestPrice');
  });

  test('lets a mall’s own staff set a price within it, but not the band, nor a price without a band', async () => {
    expect((await save(1, 'GD0001', { salePrice: 11_000 }, partner)).status).toBe(200);
    expect((await save(1, 'GD0001', { salePrice: 12_001 }, partner)).fieldErrors?.[0]?.field).toBe('salePrice');
    expect((await save(1, 'GD0001', { lowestPrice: 1 }, partner)).fieldErrors?.[0]?.field).toBe('lowestPrice');
    expect((await save(1, 'GD0002', { salePrice: 1 }, partner)).fieldErrors?.[0]?.message).toContain(
      '가격 범위가 없어서',
    );
    expect((await save(1, 'GD0002', { isOn: false }, partner)).status).toBe(200);
    expect(await show(1, 'GD0001', partner)).toMatchObject({ pricing: 'BAND', supplyPrice: null });
  });
});

describe('a mall begins to list goods', () => {
  const add = (mallId: number, productNo: string, staff = md) =>
    staff.post(`/malls/${mallId}/listings`, {
      body: {
        ...{ productNo, salePrice: 9_900, categoryNo: '1101', sortOrder: 1, isOn: true, reason: '' },
        ...{ lowestPrice: null, highestPrice: null },
      },
    });

  test('once, however often it is requested; unknown goods are not listed', async () => {
    const answers = await Promise.all([add(2, 'GD0001'), add(2, 'GD0001')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', '4220']);
    expect(await show(2, 'GD0001')).toMatchObject({ standing: 'SHOWN', categoryName: '주방가전', discountRate: 50 });
    expect((await add(2, 'GD9999')).code).toBe('4040');
  });

  test('only by the provider', async () => {
    await inMall(shop.owner, { mallId: 2 }, (own) =>
      own.deleteFrom('listing').where('productNo', '=', 'GD0001').execute(),
    );
    const ofHanul = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
    expect((await add(2, 'GD0001', ofHanul)).fieldErrors?.[0]?.field).toBe('salePrice');
    expect((await add(2, 'GD0001', partner)).code).toBe('4040');
  });
});

test('readers change nothing, another mall’s staff find nothing, and the shop’s role writes no price', async () => {
  const marketing = await addStaff(shop, { role: 'MARKETING' });
  expect((await save(1, 'GD0001', { sortOrder: 1 }, marketing)).code).toBe('4040');
  expect((await show(1, 'GD0001', marketing)).mayWrite).toBe(false);
  expect((await save(2, 'GD0002', { sortOrder: 1 }, partner)).code).toBe('4040');
  expect((await partner.get('/malls/2/listings/GD0002')).code).toBe('4040');
  expect(placesOf(await list('?mallId=is:2', partner))).toEqual([]);
  const shopDatabase = shop.app.dependencies.database;
  const asShop = (statement: ReturnType<typeof sql>) =>
    inMall(shopDatabase, { mallId: 1 }, (transaction) => statement.execute(transaction));
  for (const statement of [
    sql`update listing set sale_price = 1`,
    sql`update listing set lowest_price = 1, highest_price = 2`,
    sql`insert into listing_price (mall_id, product_no, price_before, price_after, changed_at) values (1, 'GD0001', 1, 2, now())`,
  ])
    await expect(asShop(statement)).rejects.toThrow('permission denied');
});

test('the history of prices only grows: the office reads it and cannot write it', async () => {
  const office = shop.officeDatabase;
  for (const statement of [
    sql`update listing_price set price_before = 1`,
    sql`delete from listing_price`,
    sql`insert into listing_price (mall_id, product_no, price_before, price_after, changed_at) values (1, 'GD0001', 1, 2, now())`,
  ])
    await expect(inMall(office, { mallId: 1 }, (own) => statement.execute(own))).rejects.toThrow('permission denied');
});
