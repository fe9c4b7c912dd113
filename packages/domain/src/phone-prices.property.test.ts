import { type DiscountType, type JoinType, joinTypes, networks } from '@mall/contracts/wireless-codes';
import type { CarrierPlan } from '@mall/contracts/wireless-detail';
import type { PriceBook } from '@mall/contracts/wireless-prices';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataOf, openConditions, type PhoneConditions } from './phone-conditions.ts';
import { equalChoices, leastPrices } from './phone-prices.ts';

const carriers = ['온텔', '파랑모바일', '하늘텔'];
const sizes = ['128GB', '256GB', '512GB'];
const won = (most: number) => fc.integer({ min: 0, max: most / 1000 }).map((thousands) => thousands * 1000);
const limit = (...ages: number[]) => fc.option(fc.constantFrom(...ages), { freq: 2 });

// Sums that differ by a few won as well as by much: a bound that is slightly too high skips the lowest one only among the former.
const monthlyPrice = fc.oneof(fc.integer({ min: 20_000, max: 120_000 }), fc.integer({ min: 50_000, max: 50_030 }));
const releasePrice = fc.oneof(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 900_000, max: 900_500 }));
const supportWon = fc.oneof(won(900_000), fc.constant(0));

const plan = fc.record({
  carrier: fc.constantFrom(...carriers),
  monthlyPrice,
  discountMonthly12: won(20_000),
  discountMonthly24: fc.oneof(won(30_000), fc.constant(10_000)),
  dataSummary: fc.constantFrom('데이터 무제한 + 공유 80GB', '110GB + 소진 시 5Mbps', '9GB', '500MB', ''),
  minAge: limit(19, 65),
  maxAge: limit(18, 34),
  phoneNetworks: fc.subarray([...networks], { minLength: 1 }),
  joinTypes: fc.subarray([...joinTypes], { minLength: 1 }),
  persons: fc.constantFrom<CarrierPlan['persons']>(['INDIVIDUAL'], ['SOLDIER'], ['INDIVIDUAL', 'WELFARE']),
});

const book: fc.Arbitrary<PriceBook> = fc.array(plan, { minLength: 1, maxLength: 12 }).chain((plans) =>
  fc.record({
    plans: fc.constant(
      plans.map((one, index) => ({
        ...{ planNo: index + 1, name: `요금제 ${index + 1}`, benefitSummary: '', isPopular: false, pricedFrom: '' },
        ...one,
      })),
    ),
    instalmentRatePercent: fc.constantFrom(0.492, 0.4),
    supports: fc.array(fc.array(supportWon, { minLength: plans.length * 2, maxLength: plans.length * 2 }), {
      minLength: 3,
      maxLength: 3,
    }),
    phones: fc.uniqueArray(
      fc.record({
        goodsGroupNo: fc.integer({ min: 1000, max: 9999 }).map((no) => `HP${no}`),
        network: fc.constantFrom(...networks),
        isSoldOut: fc.boolean(),
        memories: fc.uniqueArray(
          fc.record({
            memory: fc.constantFrom(...sizes),
            releasePrice,
            isSoldOut: fc.boolean(),
            supportsAt: fc.integer({ min: 0, max: 2 }),
          }),
          { selector: ({ memory }) => memory, minLength: 1 },
        ),
      }),
      { selector: ({ goodsGroupNo }) => goodsGroupNo, maxLength: 15 },
    ),
  }),
);

const conditions: fc.Arbitrary<PhoneConditions> = fc.record({
  joinType: fc.constantFrom(...joinTypes),
  currentCarrier: fc.constantFrom('', '알뜰폰', ...carriers),
  carrier: fc.constantFrom('', ...carriers),
  age: fc.option(fc.integer({ min: 10, max: 80 })),
  leastData: fc.constantFrom(0, 5, 20, 100, Number.POSITIVE_INFINITY),
  instalmentMonths: fc.constantFrom(1, 12, 24, 30, 36),
  contractMonths: fc.constantFrom(12, 24),
  discountType: fc.option(fc.constantFrom<DiscountType>('COMMON_SUPPORT', 'PLAN_DISCOUNT')),
});

/** What a person may have, implemented from the text of the rule and independently of the mall's own function. */
function mayHave(one: CarrierPlan, network: string, wanted: PhoneConditions): boolean {
  const { age, carrier, currentCarrier, joinType } = wanted;
  const isOldEnough = one.minAge === null || (age !== null && age >= one.minAge);
  const isYoungEnough = one.maxAge === null || (age !== null && age <= one.maxAge);
  const stays = one.carrier === currentCarrier;
  const fits: Record<JoinType, boolean> = { NEW: true, TRANSFER: !stays, CHANGE: stays || currentCarrier === '' };
  return (
    isOldEnough &&
    isYoungEnough &&
    fits[joinType] &&
    (carrier === '' || one.carrier === carrier) &&
    one.phoneNetworks.some((each) => each === network) &&
    one.joinTypes.includes(joinType) &&
    one.persons.includes('INDIVIDUAL') &&
    dataOf(one) >= wanted.leastData
  );
}

function payment(principal: number, months: number, rate: number): number {
  if (principal <= 0) return 0;
  if (months === 1) return principal;
  const growth = (1 + rate) ** months;
  const exact = (principal * rate * growth) / (growth - 1);
  // With a few won, rounding up would exceed the debt before the last month.
  const interest = Math.round(exact * months - principal);
  return Math.min(Math.round(exact), Math.floor((principal + interest) / (months - 1)));
}

/** Every possible monthly sum of a phone: each memory, each plan, each discount. */
function allSums(of: PriceBook, phone: PriceBook['phones'][number], wanted: PhoneConditions): number[] {
  const left = phone.memories.filter(({ isSoldOut }) => !isSoldOut);
  return (left.length > 0 ? left : phone.memories).flatMap(({ releasePrice, supportsAt }) =>
    of.plans.flatMap((one, place) => {
      if (!mayHave(one, phone.network, wanted)) return [];
      const [common = 0, extra = 0] = of.supports[supportsAt]?.slice(place * 2) ?? [];
      const device = (support: number) =>
        payment(Math.max(releasePrice - support, 0), wanted.instalmentMonths, of.instalmentRatePercent / 100);
      const off = wanted.contractMonths === 12 ? one.discountMonthly12 : one.discountMonthly24;
      return [
        ...(wanted.discountType === 'PLAN_DISCOUNT' ? [] : [device(common + extra) + one.monthlyPrice]),
        ...(wanted.discountType === 'COMMON_SUPPORT' ? [] : [device(extra) + Math.max(one.monthlyPrice - off, 0)]),
      ];
    }),
  );
}

test('the list is in the order that a search over all phones, plans, memories and discounts finds', () => {
  fc.assert(
    fc.property(book, conditions, (of, wanted) => {
      const found = of.phones
        .map((phone) => ({ ...phone, sum: Math.min(...allSums(of, phone, wanted)) }))
        .filter(({ sum }) => Number.isFinite(sum))
        .toSorted((one, other) => Number(one.isSoldOut) - Number(other.isSoldOut) || one.sum - other.sum);
      const listed = leastPrices(of, wanted);
      expect(listed.map(({ goodsGroupNo, quote }) => [goodsGroupNo, quote.monthlyTotal])).toEqual(
        found.map(({ goodsGroupNo, sum }) => [goodsGroupNo, sum]),
      );
      for (const { quote } of listed) expect(quote.deviceMonthly + quote.planMonthly).toBe(quote.monthlyTotal);
    }),
    { numRuns: 400 },
  );
});

test('a plan that this person may not take prices no phone', () => {
  fc.assert(
    fc.property(book, conditions, (of, wanted) => {
      const networkOf = new Map(of.phones.map(({ goodsGroupNo, network }) => [goodsGroupNo, network]));
      for (const { goodsGroupNo, plan: used } of leastPrices(of, wanted)) {
        expect(mayHave(used, networkOf.get(goodsGroupNo) ?? '', wanted)).toBe(true);
      }
    }),
  );
});

test('only the memories named are priced', () => {
  fc.assert(
    fc.property(book, (of) => {
      for (const { memory } of leastPrices(of, openConditions, ['256GB'])) expect(memory).toBe('256GB');
    }),
  );
});

const somePlan = (planNo: number): CarrierPlan => ({
  ...{ planNo, carrier: '온텔', name: `요금제 ${planNo}`, dataSummary: '', benefitSummary: '', isPopular: false },
  ...{ monthlyPrice: 50_000, discountMonthly12: 0, discountMonthly24: 0, pricedFrom: '', minAge: null, maxAge: null },
  ...{ phoneNetworks: [...networks], joinTypes: [...joinTypes], persons: ['INDIVIDUAL'] },
});

test('of sums that only rounding makes equal, the first is named', () => {
  const memory = { isSoldOut: false, supportsAt: 0 };
  const memories = [
    { ...memory, memory: '256GB', releasePrice: 900_001 },
    { ...memory, memory: '128GB', releasePrice: 900_000 },
  ];
  const phones: PriceBook['phones'] = [{ goodsGroupNo: 'HP1', network: '5G', isSoldOut: false, memories }];
  const book: PriceBook = { plans: [somePlan(1)], instalmentRatePercent: 0.492, supports: [[0, 0]], phones };
  const [least] = leastPrices(book, openConditions);
  expect(least).toMatchObject({ memory: '256GB', quote: { monthlyTotal: 50_000 + payment(900_000, 24, 0.00492) } });
});

test('phones compared on equal terms have their own supports, whatever the order of their plans', () => {
  const phoneWith = (planNos: readonly number[]) => ({
    detail: {
      ...{ network: '5G' as const, instalmentRatePercent: 0.492, plans: planNos.map(somePlan) },
      memories: [{ memory: '256GB', releasePrice: 900_000, priceSince: '2026-11-01', isSoldOut: false }],
      supports: [
        {
          ...{ memory: '256GB', planNo: 2, joinType: 'TRANSFER' as const, commonSupport: 0, extraSupport: 300_000 },
          validFrom: '2026-11-01',
        },
      ],
    },
  });
  const choices = equalChoices([phoneWith([1, 2]), phoneWith([2, 3, 1])], openConditions);
  expect(choices?.map(({ planNo }) => planNo)).toEqual([2, 2]);
});
