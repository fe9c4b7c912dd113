import { cardTerms, compareDiscounts, quoteWireless } from '@mall/domain/wireless-quote';
import { describe, expect, test } from 'vitest';
import { supportsInForce } from '../card-monthly-payment.ts';
import { carrierPlans } from './carrier-plans.ts';
import { categories } from './categories.ts';
import { malls } from './malls.ts';
import { phones } from './phones.ts';
import { pictureOf } from './pictures.ts';
import { wirelessSupports } from './supports.ts';
import type { WirelessSupport } from './types.ts';

const openingDay = new Date('2026-11-20T12:00:00+09:00');
const keyOf = (row: Pick<WirelessSupport, 'productNo' | 'memory' | 'planNo' | 'joinType'>) =>
  [row.productNo, row.memory, row.planNo, row.joinType].join('|');

const supportsIn = (mallUrl: string) =>
  wirelessSupports(malls.find((mall) => mall.mallUrl === mallUrl)?.extraSupport ?? Number.NaN);
const supports = supportsIn('familyshop');
const supportByKey = new Map(supportsInForce(supports, openingDay).map((row) => [keyOf(row), row]));

/** The choice that prices a phone's card. */
function cardOf(name: string) {
  const phone = phones.find((candidate) => candidate.name === name);
  if (!phone) throw new Error(`no phone named ${name}`);
  const { cardChoice } = phone;
  const support = supportByKey.get(keyOf({ productNo: phone.productNo, ...cardChoice }));
  const plan = carrierPlans.find(({ planNo }) => planNo === cardChoice.planNo);
  const memory = phone.memories.find((candidate) => candidate.memory === cardChoice.memory);
  if (!support || !plan || !memory) throw new Error(`the card of ${name} has no support, plan or memory`);
  return {
    memory: memory.memory,
    discountType: cardChoice.discountType,
    offer: { releasePrice: memory.releasePrice, plan, support },
  };
}

describe('phones', () => {
  test('there are forty, numbered from HP200001, with names and numbers of their own', () => {
    expect(phones).toHaveLength(40);
    expect(phones[0]?.productNo).toBe('HP200001');
    expect(new Set(phones.map(({ productNo }) => productNo)).size).toBe(40);
    expect(new Set(phones.map(({ name }) => name)).size).toBe(40);
  });

  test.each(phones.map((phone) => [phone.name, phone] as const))('%s is whole', (_name, phone) => {
    expect(phone.memories.length).toBeGreaterThanOrEqual(2);
    expect(phone.options.length).toBeGreaterThanOrEqual(3);
    expect(new Set(phone.options.map(({ colourName }) => colourName)).size).toBe(phone.options.length);
    for (const image of [...phone.images, ...phone.options.map((option) => option.image)]) pictureOf(image);
    expect(new Set(phone.images).size).toBe(phone.images.length);
    expect(categories.find(({ categoryNo }) => categoryNo === phone.categoryNo)?.type).toBe('GD05301');
    expect(phone.relatedNos).toHaveLength(4);
    expect(phone.memories.map(({ memory }) => memory)).toContain(phone.cardChoice.memory);
    const { support, releasePrice } = cardOf(phone.name).offer;
    expect(support.extraSupport + support.commonSupport).toBeLessThanOrEqual(releasePrice);
  });

  test('every category of phones has some', () => {
    const leaves = categories.filter(
      ({ type, categoryNo }) =>
        type === 'GD05301' &&
        !categories.some((other) => other.categoryNo !== categoryNo && other.categoryNo.startsWith(categoryNo)),
    );
    const filled = new Set(phones.map(({ categoryNo }) => categoryNo));
    expect(leaves.filter(({ categoryNo }) => !filled.has(categoryNo))).toEqual([]);
  });

  test('some memories, some colours and one whole phone are sold out', () => {
    expect(phones.filter(({ memories }) => memories.some(({ isSoldOut }) => isSoldOut)).length).toBeGreaterThan(4);
    const soldOut = phones.filter(({ options }) => options.every(({ stockQuantity }) => stockQuantity === 0));
    expect(soldOut.map(({ name }) => name)).toEqual(['NOVA S25 FE']);
  });
});

describe('supports', () => {
  test('each choice has its own row at any one time', () => {
    for (const day of ['2026-10-15', '2026-11-20', '2027-02-01']) {
      const rows = supportsInForce(supports, new Date(day));
      expect(new Set(rows.map(keyOf)).size).toBe(rows.length);
    }
  });

  test('there is support before November and from January on', () => {
    expect(supports.some(({ validTo }) => validTo !== null && new Date(validTo) < openingDay)).toBe(true);
    expect(supports.some(({ validFrom }) => new Date(validFrom) > openingDay)).toBe(true);
  });

  test('never more than the phone, and more for a dearer plan', () => {
    const priceByMemory = new Map(
      phones.flatMap(({ productNo, memories }) =>
        memories.map((row) => [`${productNo}|${row.memory}`, row.releasePrice] as const),
      ),
    );
    for (const row of supports) {
      expect(row.commonSupport).toBeGreaterThanOrEqual(0);
      expect(row.commonSupport + row.extraSupport).toBeLessThanOrEqual(
        priceByMemory.get(`${row.productNo}|${row.memory}`) ?? 0,
      );
    }
    const ultra = { productNo: 'HP200001', memory: '512GB', joinType: 'TRANSFER' as const };
    const of = (planNo: number) => supportByKey.get(keyOf({ ...ultra, planNo }))?.commonSupport ?? 0;
    expect(of(101)).toBeGreaterThan(of(102));
    expect(of(102)).toBeGreaterThan(of(104));
  });

  test('malls differ in the extra support, but not for a pre-order', () => {
    const extraOf = (rows: readonly WirelessSupport[], productNo: string) =>
      rows.find((row) => row.productNo === productNo)?.extraSupport;
    const keep = supportsIn('keep');
    expect(extraOf(keep, 'HP200001')).toBe(150_000);
    expect(extraOf(keep, 'HP200005')).not.toBe(extraOf(supports, 'HP200005'));
  });
});

test('NOVA S26 Ultra: 선택약정 141,933 won a month is 23,928 won cheaper over 24 months than 공통지원금 142,930', () => {
  const { commonSupport, planDiscount, cheaper, difference } = compareDiscounts(
    cardOf('NOVA S26 Ultra').offer,
    cardTerms,
  );
  expect(commonSupport).toMatchObject({ monthlyTotal: 142_930, termTotal: 3_430_320 });
  expect(planDiscount).toMatchObject({
    principal: 1_698_000,
    deviceMonthly: 75_183,
    planMonthly: 66_750,
    monthlyTotal: 141_933,
    termTotal: 3_406_392,
  });
  expect({ cheaper, difference }).toEqual({ cheaper: 'PLAN_DISCOUNT', difference: 23_928 });
});

test.each([
  ['NOVA S26', '256GB', 45_827, 97_577],
  ['ORCA 17 Pro', '256GB', 74_829, 141_579],
  ['ORCA 17', '256GB', 53_576, 105_326],
  ['NOVA Fold 7', '512GB', 81_369, 190_369],
  ['NOVA Flip 7', '256GB', 41_399, 110_399],
  ['NOVA A37', '128GB', 2_187, 51_187],
])('the card of %s %s: device %i, together %i won a month', (name, memory, deviceMonthly, monthlyTotal) => {
  const card = cardOf(name);
  expect(card.memory).toBe(memory);
  expect(quoteWireless(card.offer, { ...cardTerms, discountType: card.discountType })).toMatchObject({
    deviceMonthly,
    monthlyTotal,
  });
});
