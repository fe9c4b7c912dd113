import { joinTypes, networks, planPersons } from '@mall/contracts/wireless-codes';
import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless-detail';
import { openConditions } from '@mall/domain/phone-conditions';
import type { PlanSeeker } from '@mall/domain/plan-eligibility';
import { priceChoice } from '@mall/domain/wireless-choice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../../entities/wireless/choice-address.ts';
import { discountOffers, savingSentence } from './discount-words.ts';
import { choiceIn, offeredPlans, replacedIn, startOf } from './wireless-address.ts';

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
  ...{ minAge: null, maxAge: null, phoneNetworks: ['5G'], joinTypes: ['NEW', 'TRANSFER', 'CHANGE'] },
  persons: ['INDIVIDUAL'],
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
  network: '5G',
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

  test('falls back from sold-out, unknown or invalid parts, and names them', () => {
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
    expect(replacedIn(wrong, detail).parts).toEqual([
      ...['가입 방법', '색상', '용량', '요금제', '할인 방법', '할부 기간', '약정 기간'],
    ]);
    expect(replacedIn({ plan: '69', memory: '1TB' }, detail).parts).toEqual(['용량']);
    expect(replacedIn({ gdsGrpNo: 'HP25110001', plan: '69', contract: '12' }, detail)).toEqual({
      parts: [],
      planReason: undefined,
    });
  });
});

describe('a plan that the applicant may not take', () => {
  const limited: WirelessDetail = {
    ...detail,
    plans: [
      ...detail.plans,
      { ...plan(45, 45_000, 11_250), name: '5G 틴 45', maxAge: 18 },
      { ...plan(42, 42_000, 10_500), name: '5G 시니어 42', minAge: 65 },
      { ...plan(43, 43_000, 10_780), name: '하늘 LTE 43', phoneNetworks: ['LTE'], carrier: '하늘텔' },
      { ...plan(39, 39_000, 9_750), name: '파랑 온라인 39', joinTypes: ['NEW', 'TRANSFER'], carrier: '파랑모바일' },
    ],
  };

  test('falls back to the card’s plan, and the reason is shown', () => {
    for (const [wanted, reason] of [
      ['45', '‘5G 틴 45’ 요금제: 만 18세 이하만 가입할 수 있어요.'],
      ['42', '‘5G 시니어 42’ 요금제: 만 65세 이상만 가입할 수 있어요.'],
      ['43', '‘하늘 LTE 43’ 요금제: LTE 휴대폰에서만 쓸 수 있는 요금제예요.'],
    ] as const) {
      expect(choiceIn({ plan: wanted }, limited).planNo).toBe(89);
      expect(replacedIn({ plan: wanted }, limited)).toEqual({ parts: [], planReason: reason });
    }
  });

  test('is chosen once the stated age allows it', () => {
    expect(choiceIn({ plan: '42', age: 65 }, limited).planNo).toBe(42);
    expect(choiceIn({ plan: '42', age: 64 }, limited).planNo).toBe(89);
  });

  test('follows the joining type: another plan of its carrier replaces one that it excludes, if there is one', () => {
    expect(choiceIn({ plan: '39', join: 'new' }, limited).planNo).toBe(39);
    expect(choiceIn({ plan: '39', join: 'change' }, limited).planNo).toBe(89);
    expect(replacedIn({ plan: '39', join: 'change' }, limited).planReason).toContain('신규가입, 번호이동할 때만');
  });

  test('is listed with its reason, and the rest without', () => {
    const reasons = offeredPlans({}, limited).map(({ plan: { planNo }, reasons }) => [planNo, reasons.length]);
    expect(reasons).toEqual([
      [69, 0],
      [89, 0],
      [45, 1],
      [42, 1],
      [43, 1],
      [39, 0],
    ]);
  });
});

test('a page without a choice begins with what costs least on the conditions of the visit, and an address with one wins', () => {
  const conditions = { ...openConditions, discountType: 'PLAN_DISCOUNT' } as const;
  expect(startOf({ gdsGrpNo: 'HP1' }, detail, conditions)).toMatchObject({ plan: '69', discount: 'plan_discount' });
  expect(startOf({ plan: '89' }, detail, conditions)).toEqual({});
  expect(startOf({}, detail, null)).toEqual({});
  expect(startOf({}, detail, { ...conditions, carrier: '없는 통신사' })).toEqual({});
});

const anyRule = fc.record({
  minAge: fc.option(fc.integer({ min: 0, max: 80 })),
  maxAge: fc.option(fc.integer({ min: 80, max: 120 })),
  phoneNetworks: fc.subarray([...networks], { minLength: 1 }),
  joinTypes: fc.subarray([...joinTypes], { minLength: 1 }),
  persons: fc.subarray([...planPersons], { minLength: 1 }),
});

test('whatever plans, phone and address there are, the page and the comparison price no plan that may not be taken', () => {
  const anyAddress = fc.record(
    {
      plan: fc.constantFrom('0', '1', '2', '9'),
      join: fc.constantFrom('new', 'change', 'x'),
      age: fc.constantFrom(12, 31, 65, 70),
    },
    { requiredKeys: [] },
  );
  const anyPhone = fc.record({
    rules: fc.array(anyRule, { minLength: 1, maxLength: 3 }),
    network: fc.constantFrom(...networks),
  });
  fc.assert(
    fc.property(anyPhone, anyAddress, ({ rules, network }, address) => {
      const plans = rules.map((rule, index) => ({ ...plan(index, 50_000, 0), ...rule }));
      const phone: WirelessDetail = { ...detail, network, plans };
      const priced = priceChoice(phone, choiceIn(address, phone), address.age ?? null);
      const canBeHad = offeredPlans(address, phone).filter(({ reasons }) => reasons.length === 0);
      expect(canBeHad.map((offered) => offered.plan)).toEqual(
        plans.filter((one) =>
          mayHave(one, { network, joinType: choiceIn(address, phone).joinType, age: address.age ?? null }),
        ),
      );
      if (canBeHad.length === 0) expect(priced).toBeUndefined();
      else expect(canBeHad.map((offered) => offered.plan)).toContain(priced?.plan);
    }),
    { numRuns: 1000 },
  );
});

/** The rule again, implemented as plainly as possible. */
function mayHave(one: CarrierPlan, who: PlanSeeker): boolean {
  const isOldEnough = one.minAge === null || (who.age !== null && who.age >= one.minAge);
  const isYoungEnough = one.maxAge === null || (who.age !== null && who.age <= one.maxAge);
  const fits = one.phoneNetworks.includes(who.network) && one.joinTypes.includes(who.joinType);
  return isOldEnough && isYoungEnough && fits && one.persons.includes('INDIVIDUAL');
}

test('both discounts are priced and the cheaper one is named', () => {
  const priced = priceChoice(detail, choiceIn({}, detail), null);
  expect(priced && discountOffers(priced)).toMatchObject([
    { type: 'COMMON_SUPPORT', saving: 0, quote: { monthlyTotal: 142_930, termTotal: 3_430_320 } },
    { type: 'PLAN_DISCOUNT', saving: 23_928, quote: { monthlyTotal: 141_933, termTotal: 3_406_392 } },
  ]);
  expect(priced && savingSentence(priced)).toBe('공통지원금보다 24개월 동안 23,928원 덜 내요');
});
