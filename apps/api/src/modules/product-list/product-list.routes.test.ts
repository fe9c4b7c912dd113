import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, listing, listingOf, option, phone, subscription } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const sky = { brandId: 2, brandName: '하늘' };
const kitchen = { categoryNo: '1101' };
// Sale prices rise with the numbers; each name says what the product is for.
const products = [
  goods('GD0001', {
    ...kitchen,
    name: '검정 직배송',
    marketPrice: 20_000,
    hasFreeDelivery: true,
    colourFamilies: ['black'],
  }),
  goods('GD0002', {
    ...kitchen,
    name: '흰색 오늘출발',
    salePrice: 20_000,
    shipsToday: true,
    colourFamilies: ['white'],
  }),
  goods('GD0003', {
    ...sky,
    categoryNo: '110101',
    name: '검정흰색',
    salePrice: 30_000,
    marketPrice: 40_000,
    colourFamilies: ['black', 'white'],
  }),
  goods('GD0004', {
    ...sky,
    categoryNo: '1102',
    name: '품절',
    salePrice: 40_000,
    options: [option({ stockQuantity: 0 })],
  }),
];
const aPhone = phone('HP0001');
const aSubscription = subscription('SB0001');
const many = Array.from({ length: 95 }, (_, index) =>
  // The first has the highest possible price.
  goods(`GD9${String(index).padStart(3, '0')}`, index === 0 ? { marketPrice: 99_999_999 } : {}),
);

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products: [...products, ...many, aPhone, aSubscription],
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings: [
          ...products.map((product, index) =>
            listingOf(product, {
              sortOrder: 9 - index,
              favouriteCount: [5, 9, 9, 1][index] ?? 0,
              listedOn: `2026-01-0${[2, 4, 1, 3][index] ?? 1}`,
            }),
          ),
          listingOf(aPhone),
          listingOf(aSubscription),
        ],
      },
      { mallId: 2, mallUrl: 'hanul', listings: many.map((product) => listingOf(product)) },
      {
        mallId: 3,
        mallUrl: 'daeryang',
        salesType: 'UPLOAD',
        listings: [...products, aPhone].map((product) => listing(product.productNo)),
      },
    ],
  });
});
afterAll(() => shop.close());

type Page = { total: number; page: number; pageSize: number; goodsList: { gdsGrpNo: string }[] };
const get = <Data>(path: string, mallUrl = 'familyshop') =>
  shop.at(mallUrl).get<Data>(`/products/list/${path}`, { token: shop.tokens[mallUrl] ?? '' });
const found = async (query: string) => {
  const { data } = await get<Page>(`goods?${query}`);
  return data?.goodsList.map((card) => card.gdsGrpNo.slice(-1)).join('');
};

describe('a category’s goods', () => {
  test('are those in it and in all below it, in the mall’s order, with the total', async () => {
    const { data } = await get<Page>('goods?ctgNo=11');
    expect(data).toMatchObject({ total: 4, page: 1, pageSize: 40 });
    expect(await found('ctgNo=11')).toBe('3214');
    expect(await found('ctgNo=1101')).toBe('321');
    expect(await found('ctgNo=110101')).toBe('3');
    expect(await found('ctgNo=12')).toBe('');
  });

  test('4040 for a category that the mall does not have, also for a pattern or a part of a number', async () => {
    for (const categoryNo of ['99', '1', '1%25', '11_', "'", '%EA%B0%80']) {
      expect(await get(`goods?ctgNo=${categoryNo}`)).toMatchObject({ status: 404, code: '4040' });
      expect(await get(`facets?ctgNo=${categoryNo}`)).toMatchObject({ status: 404, code: '4040' });
    }
  });

  test('are in the recommended order when none is requested', async () => {
    expect(await found('ctgNo=11')).toBe('3214');
  });

  test('are ordered as requested, equal ones by number, sold-out ones last', async () => {
    const orders = {
      recommended: '3214',
      popular: '2314',
      priceAscending: '1234',
      priceDescending: '3214',
      discount: '1324',
      newest: '2134',
    };
    for (const [sort, numbers] of Object.entries(orders)) expect(await found(`ctgNo=11&sort=${sort}`)).toBe(numbers);
    expect(await get('goods?ctgNo=11&sort=random')).toMatchObject({ status: 400, code: '4000' });
  });

  test('the discount of the most expensive goods is computed like any other', async () => {
    const { data } = await get<Page>('goods?ctgNo=11&minimumDiscountRate=50', 'hanul');
    expect(data?.goodsList.map(({ gdsGrpNo }) => gdsGrpNo)).toEqual(['GD9000']);
  });

  test('are filtered by each filter and by all at once', async () => {
    const narrowed = {
      'brandIds=2': '34',
      'brandIds=1,2': '3214',
      'minimumPrice=20000&maximumPrice=30000': '32',
      'colourFamilies=black': '31',
      'colourFamilies=black,white': '321',
      'hasFreeDelivery=Y': '1',
      'shipsToday=Y': '2',
      'minimumDiscountRate=50': '1',
      'includesSoldOut=N': '321',
      'hasFreeDelivery=N': '3214',
      'brandIds=2&colourFamilies=white&maximumPrice=30000&includesSoldOut=N': '3',
      'brandIds=77': '',
    };
    for (const [query, numbers] of Object.entries(narrowed)) expect(await found(`ctgNo=11&${query}`)).toBe(numbers);
  });

  test('an invalid filter is 4000 and names its field', async () => {
    const wrong = {
      brandIds: 'x',
      minimumPrice: '-1',
      maximumPrice: '1e9',
      page: '0',
      includesSoldOut: 'yes',
      minimumDiscountRate: '100',
    };
    for (const [field, value] of Object.entries(wrong)) {
      const reply = await get(`goods?ctgNo=11&${field}=${value}`);
      expect(reply).toMatchObject({ status: 400, code: '4000', fieldErrors: [{ field }] });
    }
    expect(await get('goods')).toMatchObject({ status: 400, fieldErrors: [{ field: 'ctgNo' }] });
    expect(await get('goods?ctgNo=11&page=251')).toMatchObject({ status: 400, code: '4000' });
  });

  test('pages neither repeat nor skip; after the last one there are none, and the total stays', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => get<Page>(`goods?ctgNo=11&page=${page}&sort=popular`, 'hanul')),
    );
    expect(pages.map(({ data }) => data?.goodsList.length)).toEqual([40, 40, 15, 0]);
    expect(new Set(pages.flatMap(({ data }) => data?.goodsList.map((card) => card.gdsGrpNo))).size).toBe(95);
    expect(pages.map(({ data }) => data?.total)).toEqual([95, 95, 95, 95]);
  });
});

describe('facets', () => {
  type Counted = { id: string; label: string; count: number }[];
  type Facets = {
    brands: Counted;
    colourFamilies: Counted;
    prices: { minimum: number; maximum: number; bars: number[] };
    discountRates: Counted;
    freeDeliveryCount: number;
    shipsTodayCount: number;
    soldOutCount: number;
  };
  const facets = async (query: string) => {
    const { data } = await get<Facets>(`facets?${query}`);
    if (!data) throw new Error('no facets');
    return data;
  };
  const counts = (counted: Counted) => Object.fromEntries(counted.map(({ label, count }) => [label, count]));

  test('count the results of each choice', async () => {
    const all = await facets('ctgNo=11');
    expect(counts(all.brands)).toEqual({ 가람: 2, 하늘: 2 });
    expect(counts(all.colourFamilies)).toEqual({ 블랙: 2, 화이트: 2 });
    expect(counts(all.discountRates)).toEqual({ '10% 이상': 2, '20% 이상': 2, '30% 이상': 1, '50% 이상': 1 });
    expect(all.prices).toMatchObject({ minimum: 10_000, maximum: 40_000 });
    expect(all.prices.bars).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect([all.freeDeliveryCount, all.shipsTodayCount, all.soldOutCount]).toEqual([1, 1, 1]);
  });

  test('are counted under the other filters, without their own', async () => {
    const narrowed = await facets('ctgNo=11&brandIds=2&colourFamilies=black');
    expect(counts(narrowed.brands)).toEqual({ 가람: 1, 하늘: 1 });
    expect(counts(narrowed.colourFamilies)).toEqual({ 블랙: 1, 화이트: 1 });
    expect(narrowed.prices).toMatchObject({ minimum: 30_000, maximum: 30_000 });
    expect(narrowed.soldOutCount).toBe(0);
  });

  test('every count is the total of the list with that filter', async () => {
    const { brands, colourFamilies, discountRates } = await facets('ctgNo=11&includesSoldOut=N');
    const choices = { brandIds: brands, colourFamilies, minimumDiscountRate: discountRates };
    for (const [name, counted] of Object.entries(choices)) {
      for (const { id, count } of counted) {
        const { data } = await get<Page>(`goods?ctgNo=11&includesSoldOut=N&${name}=${id}`);
        expect(`${name} ${id}: ${data?.total}`).toBe(`${name} ${id}: ${count}`);
      }
    }
  });

  test('a chosen value stays in the list even with no results', async () => {
    const narrowed = await facets('ctgNo=11&brandIds=2&colourFamilies=red&hasFreeDelivery=Y');
    expect(counts(narrowed.brands)).toMatchObject({ 하늘: 0 });
    expect(counts(narrowed.colourFamilies)).toMatchObject({ 레드: 0 });
  });

  test('a mall never sees another one’s counts, even for the same request', async () => {
    const mine = await facets('ctgNo=11');
    const theirs = await get<Facets>('facets?ctgNo=11', 'hanul');
    expect(counts(mine.brands)).toEqual({ 가람: 2, 하늘: 2 });
    expect(theirs.data && counts(theirs.data.brands)).toEqual({ 가람: 95 });
  });
});

test('phones and subscription products have their own lists', async () => {
  const phones = await get('wireless?ctgNo=10&sort=discount');
  expect(phones.data).toMatchObject({ total: 1, ncpList: [{ gdsGrpNo: 'HP0001' }] });
  const subscriptions = await get('subscriptions?ctgNo=12&sort=priceAscending');
  expect(subscriptions.data).toMatchObject({ total: 1, subscriptions: [{ subscriptionNo: 'SB0001' }] });
  expect((await get('goods?ctgNo=10')).data).toMatchObject({ total: 0, goodsList: [] });
  expect(await get('wireless?ctgNo=99')).toMatchObject({ status: 404, code: '4040' });
});

// R6.03 R6.04
describe('what an UPLOAD mall’s members may order', () => {
  test('is the goods in stock, by a part of name, model or number, in any case', async () => {
    const order = (keyword: string) => get<Page>(`orderable?keyword=${encodeURIComponent(keyword)}`, 'daeryang');
    expect((await get<Page>('orderable', 'daeryang')).data).toMatchObject({ total: 3 });
    expect((await order(' 오늘출발 ')).data?.goodsList).toMatchObject([{ gdsGrpNo: 'GD0002' }]);
    expect((await order('m-gd0003')).data?.goodsList).toMatchObject([{ gdsGrpNo: 'GD0003' }]);
    expect((await order('100%_')).data).toMatchObject({ total: 0, goodsList: [] });
  });

  test('is only for them: 4030 for a shopper, and 4030 for an UPLOAD member on a shopper’s list', async () => {
    expect(await get('orderable')).toMatchObject({ status: 403, code: '4030' });
    expect(await get('goods?ctgNo=11', 'daeryang')).toMatchObject({ status: 403, code: '4030' });
  });
});
