import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless';
import { priceChoice } from '@mall/domain/wireless-choice';
import { describe, expect, test } from 'vitest';
import { discountOffers, savingSentence } from './discount-words.ts';
import { addressOf, choiceIn, replacedParts } from './wireless-address.ts';

const plan = (planNo: number, monthlyPrice: number, discount: number): CarrierPlan => ({
  planNo,
  carrier: '온텔',
  name: `5G ${planNo}`,
  monthlyPrice,
  discountMonthly12: discount,
  discountMonthly24: discount,
  dataSummary: '',
  benefitSummary: '',
  isPopular: false,
  pricedFrom: '2026-09-01T00:00:00.000Z',
});

const detail: WirelessDetail = {
  card: {
    goodsGroupNo: 'HP25110001',
    name: 'NOVA S26 Ultra',
    image: 'phones/nova',
    tag: '',
    stickers: [],
    categoryNo: '10',
    isFavourite: false,
    benefitLine1: '',
    benefitLine2: '',
    newCount: 1,
    transferCount: 2,
    changeCount: 3,
    colours: [],
    price: {
      discountType: 'PLAN_DISCOUNT',
      memory: '512GB',
      devicePrice: 75183,
      planName: '5G 89',
      planPrice: 66750,
      totalPrice: 141933,
      instalmentMonths: 24,
      joinType: 'TRANSFER',
    },
    isSoldOut: false,
    brandName: 'NOVA',
  },
  summary: '',
  images: [],
  colours: [
    { name: '라벤더', hex: '#bfb8d8', image: '', isSoldOut: false },
    { name: '샌드', hex: '#e9e4da', image: '', isSoldOut: true },
  ],
  memories: [
    { memory: '512GB', releasePrice: 1_848_000, priceSince: '2026-11-17', isSoldOut: false },
    { memory: '1TB', releasePrice: 2_148_000, priceSince: '2026-11-17', isSoldOut: true },
  ],
  plans: [plan(69, 69_000, 17_250), plan(89, 89_000, 22_250)],
  supports: [
    {
      memory: '512GB',
      planNo: 89,
      joinType: 'TRANSFER',
      commonSupport: 480_000,
      extraSupport: 150_000,
      validFrom: '2026-11-01T00:00:00.000Z',
    },
  ],
  instalmentMonths: [1, 12, 24, 30, 36],
  instalmentRatePercent: 0.492,
  returnRules: [],
  specifications: [],
  statutoryNotice: [],
  descriptionHtml: '',
  categoryPath: [],
  relatedNos: [],
};

describe('the address of a phone', () => {
  test('without a choice begins with the card’s, and with neither discount', () => {
    expect(choiceIn({ gdsGrpNo: 'HP25110001' }, detail)).toEqual({
      joinType: 'TRANSFER',
      colour: '라벤더',
      memory: '512GB',
      planNo: 89,
      discountType: null,
      instalmentMonths: 24,
      contractMonths: 24,
    });
  });

  test('gives back every choice written into it', () => {
    const choice = {
      joinType: 'NEW',
      colour: '라벤더',
      memory: '512GB',
      planNo: 69,
      discountType: 'COMMON_SUPPORT',
      instalmentMonths: 36,
      contractMonths: 12,
    } as const;
    expect(choiceIn(addressOf(choice), detail)).toEqual(choice);
  });

  test('falls back from what is sold out, unknown or nonsense, and names it', () => {
    const wrong = {
      join: 'MOVE',
      colour: '샌드',
      memory: '1TB',
      plan: '7',
      discount: 'both',
      months: '6',
      contract: '18',
    };
    expect(choiceIn(wrong, detail)).toEqual(choiceIn({}, detail));
    expect(replacedParts(wrong, detail)).toEqual([
      ...['가입 방법', '색상', '용량', '요금제', '할인 방법', '할부 기간', '약정 기간'],
    ]);
    expect(replacedParts({ plan: '69', memory: '1TB' }, detail)).toEqual(['용량']);
    expect(replacedParts({ gdsGrpNo: 'HP25110001', plan: '69', contract: '12' }, detail)).toEqual([]);
  });
});

test('both discounts are priced and the cheaper one is named', () => {
  const priced = priceChoice(detail, choiceIn({}, detail));
  expect(priced && discountOffers(priced)).toMatchObject([
    { type: 'COMMON_SUPPORT', saving: 0, quote: { monthlyTotal: 142_930, termTotal: 3_430_320 } },
    { type: 'PLAN_DISCOUNT', saving: 23_928, quote: { monthlyTotal: 141_933, termTotal: 3_406_392 } },
  ]);
  expect(priced && savingSentence(priced)).toBe('공통지원금보다 24개월 동안 23,928원 덜 내요');
});
