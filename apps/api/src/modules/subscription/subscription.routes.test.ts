import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listingOf, subscription } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const purifier = subscription('SB0001', {
  name: '직수 정수기',
  image: 'products/purifier',
  tag: '인기',
  descriptionHtml: '<p onclick="alert(1)">맑아요</p>',
  purchasePrice: 900_000,
  registrationFee: 100_000,
  isFirstMonthFree: true,
  cancellationTerms: [{ label: '위약금', value: '남은 요금의 10%' }],
  terms: [
    { months: 36, careType: 'VISIT', monthlyFee: 32_900 },
    { months: 60, careType: 'VISIT', monthlyFee: 28_900 },
    { months: 60, careType: 'SELF', monthlyFee: 25_900 },
  ],
  partnerCards: [
    { cardNo: 1, name: '가람카드', minimumSpend: 300_000, monthlyDiscount: 10_000 },
    { cardNo: 2, name: '하늘카드', minimumSpend: 700_000, monthlyDiscount: 15_000 },
  ],
});
const soldOut = subscription('SB0002', { state: 'GD00405' });
const withoutFee = subscription('SB0003', { terms: [] });
const stopped = subscription('SB0004', { state: 'GD00404' });
const onlyHanul = subscription('SB0005');

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products: [purifier, soldOut, withoutFee, stopped, onlyHanul],
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings: [purifier, soldOut, withoutFee, stopped].map((one) => listingOf(one)),
      },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(onlyHanul)] },
    ],
  });
});
afterAll(() => shop.close());

const card = {
  subscriptionNo: 'SB0001',
  name: '직수 정수기',
  brandName: '가람',
  modelName: 'M-SB0001',
  image: 'products/purifier',
  tag: '인기',
  stickers: [],
  monthlyFee: 25_900,
  contractMonths: 60,
  careType: 'SELF',
  visitCycleMonths: 4,
  isFirstMonthFree: true,
  isFavourite: false,
  isSoldOut: false,
};
type Card = { subscriptionNo: string; isSoldOut: boolean };
const body = { gdsGrpNolist: ['SB0002', 'SB0001', 'SB0003', 'SB0004', 'SB0005', 'GD0001'] };
const open = (id: string, token = shop.tokens.familyshop ?? '') =>
  shop.at('familyshop').get(`/products/subscriptions/${id}`, { token });

describe('subscription products', () => {
  test('cards are in the requested order with the lowest fee; products without a fee, stopped or of another mall have none', async () => {
    const reply = await shop
      .at('familyshop')
      .post<Card[]>('/products/subscriptions', { token: shop.tokens.familyshop ?? '', body });
    expect(reply.data?.map((one) => one.subscriptionNo)).toEqual(['SB0002', 'SB0001']);
    expect(reply.data?.[1]).toEqual(card);
    expect(reply.data?.[0]).toMatchObject({ isSoldOut: true });
    const unsigned = await shop.at('familyshop').post<Card[]>('/pre/layout/product/subscriptions', { body });
    expect(unsigned.data).toEqual(reply.data);
  });

  test('need a token of this mall, except for the public call', async () => {
    const read = (token?: string) =>
      shop.at('familyshop').post('/products/subscriptions', { body, ...(token && { token }) });
    expect(await read()).toMatchObject({ status: 401, code: '4010' });
    expect(await read(shop.tokens.hanul)).toMatchObject({ status: 401, code: '4010' });
  });

  test('the detail has every term and partner card, and no script of the operator’s', async () => {
    expect((await open('SB0001')).data).toEqual({
      card,
      summary: '',
      images: [],
      purchasePrice: 900_000,
      registrationFee: 100_000,
      visitCycleMonths: 4,
      terms: [
        { months: 36, careType: 'VISIT', monthlyFee: 32_900 },
        { months: 60, careType: 'VISIT', monthlyFee: 28_900 },
        { months: 60, careType: 'SELF', monthlyFee: 25_900 },
      ],
      partnerCards: [
        { cardNo: 2, name: '하늘카드', minimumSpend: 700_000, monthlyDiscount: 15_000 },
        { cardNo: 1, name: '가람카드', minimumSpend: 300_000, monthlyDiscount: 10_000 },
      ],
      specifications: [],
      leaveRule: { percent: 10, takeBackFee: 20_000 },
      cancellationTerms: [{ label: '위약금', value: '남은 요금의 10%' }],
      descriptionHtml: '<p>맑아요</p>',
      categoryPath: [{ ctgNo: '12', ctgNm: '구독' }],
    });
  });

  test('4042 for unknown, stopped, without a fee or another mall’s; 4010 with another mall’s token', async () => {
    for (const id of ['SB9999', 'SB0003', 'SB0004', 'SB0005', 'GD0001']) {
      expect(await open(id)).toMatchObject({ status: 404, code: '4042' });
    }
    expect(await open('SB0001', shop.tokens.hanul)).toMatchObject({ status: 401, code: '4010' });
  });
});
