import type { CarrierPlan, DeviceSupport, WirelessDetail } from '@mall/contracts/wireless-detail';
import { describe, expect, test } from 'vitest';
import { firstChoice, priceChoice, type WirelessChoice } from './wireless-choice.ts';

const plan = (planNo: number, monthlyPrice: number, discount: number): CarrierPlan => ({
  ...{ planNo, carrier: '온텔', name: `5G ${planNo}`, monthlyPrice, dataSummary: '', benefitSummary: '' },
  ...{ discountMonthly12: discount, discountMonthly24: discount, isPopular: false },
  ...{
    minAge: null,
    maxAge: null,
    phoneNetworks: ['5G'],
    joinTypes: ['NEW', 'TRANSFER', 'CHANGE'],
    persons: ['INDIVIDUAL'],
  },
  pricedFrom: '2026-09-01T00:00:00.000Z',
});
const support = (values: Partial<DeviceSupport>): DeviceSupport => ({
  ...{ memory: '512GB', planNo: 89, joinType: 'TRANSFER', commonSupport: 480_000, extraSupport: 150_000 },
  validFrom: '2026-11-01T00:00:00.000Z',
  ...values,
});
const memory = (name: string, releasePrice: number, isSoldOut = false) => ({
  ...{ memory: name, releasePrice, priceSince: '2026-11-17', isSoldOut },
});
const colour = (name: string, isSoldOut = false) => ({ name, hex: '#bfb8d8', image: '', isSoldOut });

const detail: WirelessDetail = {
  card: {
    ...{ goodsGroupNo: 'HP25110001', name: 'NOVA S26 Ultra', image: '', tag: '', stickers: [], categoryNo: '10' },
    ...{ isFavourite: false, benefitLine1: '', benefitLine2: '', newCount: 1, transferCount: 2, changeCount: 3 },
    ...{ colours: [], isSoldOut: false, brandName: 'NOVA' },
    price: {
      ...{ discountType: 'PLAN_DISCOUNT', memory: '512GB', devicePrice: 75_183, planName: '5G 89' },
      ...{ planPrice: 66_750, totalPrice: 141_933, instalmentMonths: 24, joinType: 'TRANSFER' },
    },
  },
  ...{ network: '5G', summary: '', images: [], instalmentMonths: [1, 12, 24, 30, 36], instalmentRatePercent: 0.492 },
  colours: [colour('샌드', true), colour('라벤더'), colour('블랙')],
  memories: [memory('256GB', 1_698_000), memory('512GB', 1_848_000), memory('1TB', 2_148_000)],
  plans: [plan(69, 69_000, 17_250), plan(89, 89_000, 22_250)],
  // Each of the first three differs from the choice in one point.
  supports: [
    support({ planNo: 69, commonSupport: 900_001 }),
    support({ memory: '256GB', commonSupport: 900_002 }),
    support({ joinType: 'NEW', commonSupport: 900_003 }),
    support({}),
  ],
  ...{
    returnRules: [],
    specifications: [],
    statutoryNotice: [],
    descriptionHtml: '',
    categoryPath: [],
    relatedNos: [],
  },
};
const choice: WirelessChoice = {
  ...{ joinType: 'TRANSFER', colour: '라벤더', memory: '512GB', planNo: 89, discountType: null },
  ...{ instalmentMonths: 24, contractMonths: 24 },
};
const priced = (values: Partial<WirelessChoice> = {}, phone = detail, age: number | null = null) =>
  priceChoice(phone, { ...choice, ...values }, age);

describe('a choice', () => {
  test('has the support of its own plan, memory and way of joining, and none of its neighbours’', () => {
    expect(priced()?.support).toEqual(support({}));
    expect(priced({ memory: '1TB' })?.support).toBeUndefined();
    expect(priced({ memory: '1TB' })?.comparison.commonSupport.principal).toBe(2_148_000);
  });

  // R9.07
  test('is priced at the phone’s own rate, which is a percentage', () => {
    expect(priced()?.comparison.planDiscount.deviceMonthly).toBe(75_183);
    const dearer = priced({}, { ...detail, instalmentRatePercent: 1 });
    // 1,698,000 won over 24 months at 1 % a month.
    expect(dearer?.comparison.planDiscount.deviceMonthly).toBe(79_931);
  });

  test('shows the discount that is chosen, else the cheaper one, and of two that cost the same the plan discount', () => {
    expect(priced()?.quote).toMatchObject({ discountType: 'PLAN_DISCOUNT', monthlyTotal: 141_933 });
    expect(priced({ discountType: 'PLAN_DISCOUNT' })?.quote.discountType).toBe('PLAN_DISCOUNT');
    expect(priced({ discountType: 'COMMON_SUPPORT' })?.quote).toMatchObject({
      ...{ discountType: 'COMMON_SUPPORT', monthlyTotal: 142_930 },
    });
    const supported = { ...detail, supports: [support({ commonSupport: 900_000 })] };
    expect(priced({}, supported)?.quote.discountType).toBe('COMMON_SUPPORT');
    const equal = { ...detail, plans: [plan(89, 89_000, 0)], supports: [] };
    expect(priced({}, equal)?.comparison.cheaper).toBeNull();
    expect(priced({}, equal)?.quote.discountType).toBe('PLAN_DISCOUNT');
  });

  test('has no price with a plan or a memory that the phone does not come with', () => {
    expect([priced({ planNo: 7 }), priced({ memory: '2TB' })]).toEqual([undefined, undefined]);
  });

  test('has no price for somebody who may not take its plan', () => {
    const forSeniors = { ...detail, plans: [{ ...plan(89, 89_000, 22_250), minAge: 65 }] };
    const ages = [null, 64, 65].map((age) => priced({}, forSeniors, age) !== undefined);
    expect(ages).toEqual([false, false, true]);
  });
});

describe('the first choice', () => {
  test('is what the card was priced by, in the first colour that is left, with no discount chosen beforehand', () => {
    expect(firstChoice(detail)).toEqual({ ...choice, discountType: null });
  });

  test('takes another memory when the card’s is sold out, and the card’s own way of joining', () => {
    const memories = [memory('256GB', 1, true), memory('512GB', 1, true), memory('1TB', 1)];
    const card = { ...detail.card, price: { ...detail.card.price, joinType: 'NEW' as const } };
    expect(firstChoice({ ...detail, card, memories })).toMatchObject({ memory: '1TB', joinType: 'NEW' });
  });

  test('of a phone that is sold out is its first colour and memory, and its first plan when the card’s is gone', () => {
    const phone: WirelessDetail = {
      ...detail,
      colours: [colour('샌드', true), colour('라벤더', true)],
      memories: [memory('256GB', 1, true), memory('512GB', 1, true)],
      plans: [plan(69, 69_000, 17_250), plan(79, 79_000, 19_750)],
    };
    expect(firstChoice(phone)).toMatchObject({ colour: '샌드', memory: '256GB', planNo: 69 });
  });

  test('of a phone with nothing to choose from can be named, and has no price', () => {
    const phone = { ...detail, colours: [], memories: [], plans: [] };
    const first = firstChoice(phone);
    expect(first).toMatchObject({ colour: '', memory: '', planNo: 0 });
    expect(priceChoice(phone, first, null)).toBeUndefined();
  });
});
