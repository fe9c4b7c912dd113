import type { WirelessSupport } from '@mall/db/seed/content/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingOf, option, phone } from '../../testing/products.ts';
import { openShop, plan, type Shop } from '../../testing/shop.ts';

const hour = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const galaxy = phone('HP0001', {
  name: '온 S26',
  tag: '사전예약',
  stickers: [{ type: '신상', colour: '#00f' }],
  image: 'phones/s26',
  descriptionHtml: '<p>새로워요</p><iframe src="https://evil.kr"></iframe>',
  benefitLine1: '최대 {20만원}, 할인',
  benefitLine2: '데이터 +{2배}',
  newCount: 12_000,
  transferCount: 34_000,
  changeCount: 56_000,
  relatedNos: ['HP0002', 'HP0009', 'HP0003'],
  options: [
    option({ colourName: '블랙', colourHex: '#000000', stockQuantity: 0 }),
    option({ optionNo: 2, colourName: '블루', colourHex: '#0000ff', stockQuantity: 4 }),
  ],
});
const byPlan = phone('HP0002', {
  brandId: 2,
  brandName: '하늘',
  cardChoice: { memory: '256GB', planNo: 1, joinType: 'CHANGE', discountType: 'PLAN_DISCOUNT' },
});
const soldOut = phone('HP0003', { options: [option({ stockQuantity: 0 })] });
const onlyHanul = phone('HP0009');

const support = (values: Partial<WirelessSupport>): WirelessSupport => ({
  productNo: 'HP0001',
  memory: '256GB',
  planNo: 1,
  joinType: 'TRANSFER',
  validFrom: '2026-01-01T00:00:00Z',
  validTo: null,
  commonSupport: 100_000,
  extraSupport: 0,
  ...values,
});

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products: [galaxy, byPlan, soldOut, onlyHanul],
    plans: [plan(1, { name: '온 5G 50', isPopular: true }), plan(2)],
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings: [galaxy, byPlan, soldOut].map((one, index) => listingOf(one, { sortOrder: 3 - index })),
        supports: [
          support({ validFrom: fromNow(-48) }),
          support({ validFrom: fromNow(-1), commonSupport: 200_000, extraSupport: 30_000 }),
          support({ validFrom: fromNow(1), commonSupport: 400_000 }),
          support({ validFrom: fromNow(-96), validTo: fromNow(-50), commonSupport: 900_000 }),
        ],
      },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(galaxy), listingOf(onlyHanul)], supports: [support({})] },
    ],
  });
});
afterAll(() => shop.close());

type Card = { gdsGrpNo: string; soldOutYn: string; priceData: { totalPrice: number } };
type Cards = { ncpList: Card[] };
const request = (body: object, mallUrl = 'familyshop') =>
  shop.at(mallUrl).post<Cards>('/products/wireless', { token: shop.tokens[mallUrl] ?? '', body });
const numbers = (data: Cards | undefined) => data?.ncpList.map((card) => card.gdsGrpNo);

// 1,000,000 − 200,000 − 30,000 over 24 months at 0.492 %.
const price = {
  discType: 'COMMON_SUPPORT',
  phoneMemory: '256GB',
  phonePrice: 34_094,
  planName: '온 5G 50',
  planPrice: 50_000,
  totalPrice: 84_094,
  instalmentMonths: 24,
  joinType: 'TRANSFER',
};
const galaxyCard = {
  gdsGrpNo: 'HP0001',
  gdsGrpNm: '온 S26',
  mainImgPath: 'phones/s26',
  gdsGrpTag: '사전예약',
  gdsGrpStckr: [{ type: '신상', color: '#00f' }],
  masterCtgNo: '10',
  fvrtYn: 'N',
  otherItem1: '최대 {20만원}, 할인',
  otherItem2: '데이터 +{2배}',
  newNum: 12_000,
  transNum: 34_000,
  changeNum: 56_000,
  colorQtyList: [
    { colorNm: '블랙', colorHexCode: '#000000', stckqty: 0, useYn: 'GD00701' },
    { colorNm: '블루', colorHexCode: '#0000ff', stckqty: 4, useYn: 'GD00701' },
  ],
  priceData: price,
  soldOutYn: 'N',
  brandName: '가람',
};

// R7.20
describe('products/wireless', () => {
  // R3.08 R3.10
  test('returns ncpList, each card with every field of the specification and no other', async () => {
    expect((await request({ gdsGrpNolist: ['HP0001'] })).data).toEqual({ ncpList: [galaxyCard] });
  });

  test('the price follows the support in force as time passes', async () => {
    const total = async () => (await request({ gdsGrpNolist: ['HP0001'] })).data?.ncpList[0]?.priceData.totalPrice;
    expect(await total()).toBe(84_094);
    shop.wait(2 * hour);
    // The token has expired by then too.
    const unsigned = await shop
      .at('familyshop')
      .post<Cards>('/pre/layout/product/wireless', { body: { gdsGrpNolist: ['HP0001'] } });
    expect(unsigned.data?.ncpList[0]?.priceData).toMatchObject({ phonePrice: 26_566 });
    shop.wait(-2 * hour);
  });

  test('with the plan discount there is no discount on the device, and never both', async () => {
    const { data } = await request({ gdsGrpNolist: ['HP0002'] });
    expect(data?.ncpList[0]?.priceData).toMatchObject({
      discType: 'PLAN_DISCOUNT',
      phonePrice: 44_277,
      planPrice: 37_500,
    });
  });

  test('an empty list means all in the mall’s order; numbers are returned in the requested order', async () => {
    expect(numbers((await request({ gdsGrpNolist: [] })).data)).toEqual(['HP0003', 'HP0002', 'HP0001']);
    expect(numbers((await request({ gdsGrpNolist: ['HP0001', 'HP0009', 'HP0002', 'GD0001'] })).data)).toEqual([
      'HP0001',
      'HP0002',
    ]);
  });

  test('brandType and rangeType filter, ends included; an invalid range is 4000', async () => {
    const narrowed = async (searchProps: object) => numbers((await request({ gdsGrpNolist: [], searchProps })).data);
    expect(await narrowed({ brandType: '하늘' })).toEqual(['HP0002']);
    expect(await narrowed({ brandType: '없음' })).toEqual([]);
    expect(await narrowed({ rangeType: '81777-84094' })).toEqual(['HP0002', 'HP0001']);
    expect(await narrowed({ rangeType: '-84093' })).toEqual(['HP0002']);
    expect(await narrowed({ rangeType: '84095-' })).toEqual(['HP0003']);
    for (const rangeType of ['cheap', '1-2-3', '-5-5', '9999999999-', '１-２']) {
      const reply = await request({ gdsGrpNolist: [], searchProps: { rangeType } });
      expect(reply).toMatchObject({ status: 400, code: '4000', fieldErrors: [{ field: 'searchProps.rangeType' }] });
    }
  });

  // R3.08
  test('a phone without stock is sold out', async () => {
    expect((await request({ gdsGrpNolist: ['HP0003'] })).data?.ncpList[0]).toMatchObject({ soldOutYn: 'Y' });
  });

  test('another mall has its own support; its phones are unknown here, and its token is refused', async () => {
    const { data } = await request({ gdsGrpNolist: ['HP0001'] }, 'hanul');
    expect(data?.ncpList[0]?.priceData.totalPrice).not.toBe(84_094);
    const options = { token: shop.tokens.hanul ?? '', body: { gdsGrpNolist: [] } };
    expect(await shop.at('familyshop').post('/products/wireless', options)).toMatchObject({
      status: 401,
      code: '4010',
    });
  });
});

// R7.21
test('pre/layout/product/wireless returns the same before sign-in', async () => {
  const reply = await shop
    .at('familyshop')
    .post('/pre/layout/product/wireless', { body: { gdsGrpNolist: ['HP0001'] } });
  expect(reply).toMatchObject({ status: 200, code: '0000', data: { ncpList: [galaxyCard] } });
  expect(await shop.at('familyshop').post('/pre/layout/product/wireless', { body: {} })).toMatchObject({
    code: '4000',
  });
});

describe('products/wireless/{id}', () => {
  const open = (id: string, mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '') =>
    shop.at(mallUrl).get<{ supports: { validFrom: string }[] }>(`/products/wireless/${id}`, { token });

  test('has everything the plan picker prices with: plans, supports in force, memories, colours', async () => {
    const { data } = await open('HP0001');
    expect(data).toMatchObject({
      card: galaxyCard,
      colours: [
        { name: '블랙', hex: '#000000', isSoldOut: true },
        { name: '블루', hex: '#0000ff', isSoldOut: false },
      ],
      memories: [{ memory: '256GB', releasePrice: 1_000_000, priceSince: '2026-01-01', isSoldOut: false }],
      plans: [{ planNo: 1, isPopular: true }, { planNo: 2 }],
      supports: [{ memory: '256GB', planNo: 1, joinType: 'TRANSFER', commonSupport: 200_000, extraSupport: 30_000 }],
      instalmentMonths: [1, 12, 24, 30, 36],
      instalmentRatePercent: 0.492,
      descriptionHtml: '<p>새로워요</p>',
      relatedNos: ['HP0002', 'HP0003'],
      categoryPath: [{ ctgNo: '10', ctgNm: '휴대폰' }],
    });
    expect(data?.supports).toHaveLength(1);
  });

  test('4042 for unknown and another mall’s; 4010 without a token of this mall', async () => {
    for (const id of ['HP9999', 'HP0009', 'GD0001'])
      expect(await open(id)).toMatchObject({ status: 404, code: '4042' });
    expect(await open('HP0001', 'familyshop', '')).toMatchObject({ status: 401, code: '4010' });
    expect(await open('HP0001', 'familyshop', shop.tokens.hanul)).toMatchObject({ status: 401, code: '4010' });
  });
});
