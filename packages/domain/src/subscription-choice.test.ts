import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { describe, expect, test } from 'vitest';
import { changedChoice, costOf, readChoice } from './subscription-choice.ts';

const detail: SubscriptionDetail = {
  card: {
    subscriptionNo: 'SB300001',
    name: '직수 정수기',
    brandName: '맑은터',
    modelName: '',
    image: '',
    tag: '',
    stickers: [],
    monthlyFee: 24_900,
    contractMonths: 60,
    careType: 'VISIT',
    visitCycleMonths: 4,
    isFirstMonthFree: true,
    isFavourite: false,
    isSoldOut: false,
  },
  summary: '',
  images: [],
  purchasePrice: 890_000,
  registrationFee: 0,
  visitCycleMonths: 4,
  terms: [
    { months: 12, careType: 'SELF', monthlyFee: 39_900 },
    { months: 36, careType: 'SELF', monthlyFee: 28_900 },
    { months: 36, careType: 'VISIT', monthlyFee: 31_900 },
    { months: 60, careType: 'VISIT', monthlyFee: 24_900 },
  ],
  partnerCards: [
    { cardNo: 1, name: '한빛카드', minimumSpend: 300_000, monthlyDiscount: 13_000 },
    { cardNo: 2, name: '새봄카드', minimumSpend: 700_000, monthlyDiscount: 50_000 },
  ],
  specifications: [],
  leaveRule: { percent: 10, takeBackFee: 20_000 },
  cancellationTerms: [],
  descriptionHtml: '',
  categoryPath: [],
};
const ownChoice = { months: 60, careType: 'VISIT', cardNo: null } as const;

describe('the choice of an address', () => {
  test('is the card’s own term and care without a partner card', () => {
    expect(readChoice(detail, {})).toEqual(ownChoice);
  });

  test('is what the address names', () => {
    expect(readChoice(detail, { term: '36', care: 'SELF', card: '1' })).toEqual({
      months: 36,
      careType: 'SELF',
      cardNo: 1,
    });
  });

  test.each([{ term: '7' }, { care: 'NONE' }, { card: '9' }, { term: '60', care: 'SELF' }])(
    'ignores unavailable parts: %j',
    (address) => {
      expect(readChoice(detail, address)).toEqual(ownChoice);
    },
  );
});

describe('the cost', () => {
  test('leaves out the free first month', () => {
    expect(costOf(detail, { ...ownChoice, cardNo: 1 })).toMatchObject({
      monthlyTotal: 11_900,
      paidMonths: 59,
      termTotal: 702_100,
      moreThanBuying: -187_900,
    });
  });

  test('of a first month that is not free counts every month of the term', () => {
    const card = { ...detail.card, isFirstMonthFree: false };
    expect(costOf({ ...detail, card }, ownChoice)).toMatchObject({ paidMonths: 60, termTotal: 24_900 * 60 });
  });

  test('is not compared with buying where the product is not sold', () => {
    expect(costOf({ ...detail, purchasePrice: null }, ownChoice)?.moreThanBuying).toBeNull();
  });

  test('adds the registration fee once', () => {
    expect(costOf({ ...detail, registrationFee: 50_000 }, ownChoice)?.termTotal).toBe(24_900 * 59 + 50_000);
  });

  test('never falls below zero', () => {
    expect(costOf(detail, { ...ownChoice, cardNo: 2 })).toMatchObject({ cardDiscount: 24_900, monthlyTotal: 0 });
  });

  test('of a way that is not offered is unknown', () => {
    expect(costOf(detail, { ...ownChoice, careType: 'SELF' })).toBeUndefined();
  });
});

describe('a change', () => {
  test('keeps the rest where it is offered', () => {
    expect(changedChoice(detail, { ...ownChoice, cardNo: 1 }, { months: 36 })).toEqual({
      months: 36,
      careType: 'VISIT',
      cardNo: 1,
    });
  });

  test('of the care takes the nearest term', () => {
    expect(changedChoice(detail, ownChoice, { careType: 'SELF' })).toMatchObject({ months: 36, careType: 'SELF' });
  });

  test('of the care takes the nearest term wherever it stands in the list, longer or shorter', () => {
    const self = (...terms: number[]) => ({
      ...detail,
      terms: [...terms.map((months) => ({ months, careType: 'SELF' as const, monthlyFee: 1 })), ...detail.terms],
    });
    const after = (...terms: number[]) => changedChoice(self(...terms), ownChoice, { careType: 'SELF' }).months;
    expect([after(24, 48), after(48, 24), after(24, 72), after(72, 24), after(24, 100)]).toEqual([48, 48, 72, 72, 36]);
  });

  test('to a term that is not offered changes nothing', () => {
    expect(changedChoice(detail, ownChoice, { months: 7 })).toEqual(ownChoice);
  });

  test('of the term takes the care that it comes with', () => {
    expect(changedChoice(detail, ownChoice, { months: 12 })).toMatchObject({ months: 12, careType: 'SELF' });
  });
});
