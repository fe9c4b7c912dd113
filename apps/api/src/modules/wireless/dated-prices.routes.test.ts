import { contractMonths, discountTypes, instalmentMonths, joinTypes } from '@mall/contracts/wireless-codes';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import type { ReturnRule } from '@mall/db/seed/content/carrier-types';
import type { WirelessSupport } from '@mall/db/seed/content/types';
import { type Quote, quoteWireless } from '@mall/domain/wireless-quote';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, listingOf, phone } from '../../testing/products.ts';
import { openShop, plan, type Shop } from '../../testing/shop.ts';
import { getWireless } from './get-wireless.ts';
import { listWirelessCards } from './list-wireless-cards.ts';
import { quoteChoice, type RequestedChoice } from './quote-choice.ts';
import { refreshListPrices } from './refresh-list-prices.ts';

const hour = 3_600_000;
/** Midnight in Seoul, days from now, so that today's tokens are valid. */
const midnight = new Date(`${new Date(Date.now() + 9 * hour + 24 * hour).toISOString().slice(0, 10)}T00:00:00+09:00`);
const begins = midnight.toISOString();

const changing = phone('HP0001');
const cup = goods('GD0001', { salePrice: 500 });
const steady = phone('HP0002', {
  memories: [{ memory: '256GB', releasePrice: 900_000, priceSince: '2026-01-01', isSoldOut: false, sortOrder: 1 }],
  cardChoice: { memory: '256GB', planNo: 2, joinType: 'NEW', discountType: 'PLAN_DISCOUNT' },
});
const support = (values: Partial<WirelessSupport>): WirelessSupport => ({
  ...{ productNo: 'HP0001', memory: '256GB', planNo: 1, joinType: 'TRANSFER' },
  ...{ validFrom: '2026-01-01T00:00:00Z', validTo: null, commonSupport: 100_000, extraSupport: 0 },
  ...values,
});
const rule = (values: Partial<ReturnRule>): ReturnRule => ({
  ...{ carrier: '온통신', basis: 'COMMON_SUPPORT', contractMonths: 24, fullDays: 180, steps: [] },
  ...{ validFrom: '2026-01-01T00:00:00Z', validTo: null },
  ...values,
});

let shop: Shop;
beforeAll(async () => {
  const mall = { listings: [listingOf(cup), listingOf(changing), listingOf(steady)] };
  shop = await openShop({
    products: [cup, changing, steady],
    plans: [
      plan(1),
      plan(2, { carrier: '하늘텔', monthlyPrice: 40_000, discountMonthly12: 8_000, discountMonthly24: 10_000 }),
    ],
    returnRules: [
      rule({ validTo: begins }),
      rule({ validFrom: begins, fullDays: null, steps: [{ untilMonth: 24, percent: 50 }] }),
      rule({ carrier: '하늘텔', validFrom: begins }),
    ],
    malls: [
      {
        ...{ mallId: 1, mallUrl: 'familyshop', ...mall },
        supports: [support({ validTo: begins }), support({ validFrom: begins, commonSupport: 400_000 })],
      },
      { mallId: 2, mallUrl: 'hanul', ...mall, supports: [support({})] },
    ],
  });
});
afterAll(() => shop.close());

const cardAt = async (productNo: string, at: Date, mallId = 1) => {
  const priced = (tx: MallTransaction) => listWirelessCards(tx, null, [productNo], at);
  return (await inMall(shop.app.dependencies.database, { mallId }, priced))[0]?.price;
};

const beforeMidnight = new Date(midnight.getTime() - 1);

test('a support that ends at midnight in Seoul counts until the last millisecond, the next from the first', async () => {
  expect(await cardAt('HP0001', beforeMidnight)).toMatchObject({ devicePrice: 39_850 });
  expect(await cardAt('HP0001', midnight)).toMatchObject({ devicePrice: 26_566 });
  expect(await cardAt('HP0001', midnight, 2)).toMatchObject({ devicePrice: 39_850 });
});

test('so does a plan’s price', async () => {
  await sql`insert into carrier_plan_price values (2, ${begins}, null, 45000, 8000, 11000)`.execute(shop.owner);
  expect(await cardAt('HP0002', beforeMidnight)).toMatchObject({ planPrice: 30_000 });
  expect(await cardAt('HP0002', midnight)).toMatchObject({ planPrice: 34_000 });
  await sql`delete from carrier_plan_price where plan_no = 2 and monthly_price = 45000`.execute(shop.owner);
});

const listPrices = async (mallId: number) => {
  const { rows } = await sql<{ productNo: string; salePrice: number }>`
    select product_no, sale_price from listing where mall_id = ${mallId} order by product_no`.execute(shop.owner);
  return rows.map(({ salePrice }) => salePrice);
};
const refresh = (mallId: number, at: Date) =>
  inMall(shop.app.dependencies.database, { mallId }, (tx) => refreshListPrices(tx, at));

test('the list price follows at midnight, in its own mall only, and a refresh without a change writes nothing', async () => {
  await refresh(1, beforeMidnight);
  expect(await refresh(1, beforeMidnight)).toBe(0);
  const before = await listPrices(2);
  expect(await refresh(1, midnight)).toBe(1);
  expect(await listPrices(1)).toEqual([500, 26_566 + 50_000, 39_850 + 30_000]);
  expect(await listPrices(2)).toEqual(before);
  expect(await refresh(1, midnight)).toBe(0);
  await refresh(1, beforeMidnight);
});

test('the function that sets list prices changes no goods, and no phone of another mall', async () => {
  const before = await listPrices(2);
  await inMall(shop.app.dependencies.database, { mallId: 1 }, (tx) =>
    sql`select set_phone_list_prices(array['GD0001', 'HP0001'], array[1, 2])`.execute(tx),
  );
  expect((await listPrices(1))[0]).toBe(500);
  expect((await listPrices(1))[1]).toBe(2);
  expect(await listPrices(2)).toEqual(before);
  await refresh(1, beforeMidnight);
});

type Detail = {
  plans: { planNo: number }[];
  returnRules: { carrier: string; fullDays: number | null; steps: object[] }[];
};
const detailOf = async () =>
  (await shop.at('familyshop').get<Detail>('/products/wireless/HP0001', { token: shop.tokens['familyshop'] ?? '' }))
    .data;

test('a carrier’s return rules in force are returned', async () => {
  expect((await detailOf())?.returnRules).toMatchObject([{ carrier: '온통신', fullDays: 180, steps: [] }]);
});

test('a plan without a price in force is not sold', async () => {
  await sql`update carrier_plan_price set valid_to = '2026-02-01' where plan_no = 2`.execute(shop.owner);
  expect((await detailOf())?.plans.map(({ planNo }) => planNo)).toEqual([1]);
  const reply = await quote({ planNo: '2' });
  expect(reply).toMatchObject({ status: 404, code: '4042' });
  await sql`update carrier_plan_price set valid_to = null where plan_no = 2`.execute(shop.owner);
});

const choice = {
  ...{ memory: '256GB', planNo: '1', joinType: 'TRANSFER', discountType: 'COMMON_SUPPORT' },
  ...{ instalmentMonths: '24', contractMonths: '24' },
};
const quote = (values: Partial<typeof choice> = {}, id = 'HP0001', mallUrl = 'familyshop') =>
  shop
    .at(mallUrl)
    .get<Record<string, unknown>>(`/products/wireless/${id}/quote?${new URLSearchParams({ ...choice, ...values })}`, {
      token: shop.tokens[mallUrl] ?? '',
    });

test('a quote has every line, with the day from which each figure holds', async () => {
  expect((await quote()).data).toEqual({
    ...{ carrier: '온통신', planName: '요금제 1', discountType: 'COMMON_SUPPORT' },
    ...{ releasePrice: 1_000_000, commonSupport: 100_000, extraSupport: 0, principal: 900_000 },
    ...{ instalmentMonths: 24, deviceMonthly: 39_850, deviceLastMonth: 39_841, deviceInterest: 56_391 },
    ...{ planMonthlyPrice: 50_000, planDiscountMonthly: 0, planMonthly: 50_000, monthlyTotal: 89_850 },
    ...{ contractMonths: 24, termMonths: 24, termTotal: 39_850 * 24 + 50_000 * 24 },
    ...{ priceSince: '2026-01-01', pricedFrom: '2025-12-31T15:00:00.000Z', supportedFrom: '2026-01-01T00:00:00.000Z' },
  });
  expect((await quote({ joinType: 'NEW' })).data).toMatchObject({ commonSupport: 0, supportedFrom: null });
});

test('an unavailable choice is 4042, an invalid one 4000, and another mall’s phone or token is refused', async () => {
  expect(await quote({ memory: '1TB' })).toMatchObject({ status: 404, code: '4042' });
  expect(await quote({ planNo: '9' })).toMatchObject({ status: 404, code: '4042' });
  expect(await quote({}, 'HP9999')).toMatchObject({ status: 404, code: '4042' });
  for (const wrong of [
    { instalmentMonths: '6' },
    { contractMonths: '18' },
    { discountType: 'BOTH' },
    { planNo: 'x' },
  ]) {
    expect(await quote(wrong)).toMatchObject({ status: 400, code: '4000' });
  }
  const path = `/products/wireless/HP0001/quote?${new URLSearchParams(choice)}`;
  expect(await shop.at('familyshop').get(path, { token: shop.tokens['hanul'] ?? '' })).toMatchObject({ status: 401 });
  expect(await shop.at('familyshop').get(path)).toMatchObject({ status: 401, code: '4010' });
});

type Choice = Pick<RequestedChoice, 'planNo' | 'joinType' | 'memory'>;
type Terms = Pick<RequestedChoice, 'discountType' | 'instalmentMonths' | 'contractMonths'>;
const atHanul = <Result>(work: (tx: MallTransaction) => Promise<Result>) =>
  inMall(shop.app.dependencies.database, { mallId: 2 }, work);

/** The amounts that the phone's page computes from its detail, as the browser does. */
function amountsOfPage(detail: WirelessDetail, { planNo, joinType, memory }: Choice, terms: Terms): Partial<Quote> {
  const plan = detail.plans.find((row) => row.planNo === planNo);
  const support = detail.supports.find((row) => row.planNo === planNo && row.joinType === joinType);
  const releasePrice = detail.memories.find((row) => row.memory === memory)?.releasePrice;
  if (!plan || releasePrice === undefined) throw new Error('the page has no price');
  const { annuityFactor: _, ...amounts } = quoteWireless({ releasePrice, plan, support }, terms);
  return amounts;
}

async function giveSupport({ planNo, joinType }: Choice, { commonSupport, extraSupport }: Record<string, number>) {
  await sql`update wireless_support set common_support = ${commonSupport}, extra_support = ${extraSupport},
    plan_no = ${planNo}, join_type = ${joinType} where mall_id = 2`.execute(shop.owner);
}

test('quote, detail, card and list price always show the same amounts for the same choice', async () => {
  const anyPhone = fc.record({
    choice: fc.record({
      planNo: fc.constantFrom(1, 2),
      joinType: fc.constantFrom(...joinTypes),
      memory: fc.constant('256GB'),
    }),
    terms: fc.record({
      discountType: fc.constantFrom(...discountTypes),
      instalmentMonths: fc.constantFrom(...instalmentMonths),
      contractMonths: fc.constantFrom(...contractMonths),
    }),
    support: fc.record({
      commonSupport: fc.integer({ min: 0, max: 1_200_000 }),
      extraSupport: fc.integer({ min: 0, max: 1_200_000 }),
    }),
    releasePrice: fc.integer({ min: 1, max: 2_500_000 }),
  });
  await fc.assert(
    fc.asyncProperty(anyPhone, async ({ choice: chosen, terms, support: given, releasePrice }) => {
      await giveSupport(chosen, given);
      await sql`update wireless_memory set release_price = ${releasePrice} where product_no = 'HP0001'`.execute(
        shop.owner,
      );
      await sql`update wireless_model set card_plan_no = ${chosen.planNo}, card_join_type = ${chosen.joinType},
        card_discount_type = ${terms.discountType} where product_no = 'HP0001'`.execute(shop.owner);
      const input = { productNo: 'HP0001', viewer: null, at: new Date() };
      const quoted = (wanted: Terms) => atHanul((tx) => quoteChoice(tx, { ...input, ...chosen, ...wanted }, input.at));
      const detail = await atHanul((tx) => getWireless(tx, input));
      expect(await quoted(terms)).toMatchObject(amountsOfPage(detail, chosen, terms));
      const onCard = await quoted({ ...terms, instalmentMonths: 24, contractMonths: 24 });
      const [card] = await atHanul((tx) => listWirelessCards(tx, null, ['HP0001'], input.at));
      expect(card?.price).toMatchObject({
        ...{ devicePrice: onCard.deviceMonthly, planPrice: onCard.planMonthly, totalPrice: onCard.monthlyTotal },
      });
      expect(detail.card).toEqual(card);
      await refresh(2, new Date());
      expect((await listPrices(2))[1]).toBe(card?.price.totalPrice);
    }),
    { numRuns: 50 },
  );
});
