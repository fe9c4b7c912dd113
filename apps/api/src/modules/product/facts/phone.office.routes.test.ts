import type { PreviewedCard } from '@mall/contracts/office/plans';
import type { PhoneFacts } from '@mall/contracts/office/product-facts';
import type { ProductDetail } from '@mall/contracts/office/products';
import { inMall } from '@mall/db/in-mall';
import type { WirelessSupport } from '@mall/db/seed/content/types';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, listingOf, phone } from '../../../testing/products.ts';
import { openShop, plan, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { followChanges } from '../../search/follow/follow-changes.ts';
import { listWirelessCards } from '../../wireless/list-wireless-cards.ts';

const oneDay = 86_400_000;
/** A day in Seoul, this many days from today. */
const dayIn = (days: number) => new Date(Date.now() + 9 * 3_600_000 + days * oneDay).toISOString().slice(0, 10);
const midnightOf = (day: string) => new Date(`${day}T00:00:00+09:00`);

const numbers = ['HP0001', 'HP0002', 'HP0003', 'HP0004'];
const support: WirelessSupport = {
  ...{ productNo: 'HP0001', memory: '256GB', planNo: 1, joinType: 'TRANSFER' },
  ...{ validFrom: '2026-01-01T00:00:00Z', validTo: null, commonSupport: 300_000, extraSupport: 40_000 },
};
let shop: Shop;
let md: StaffClient;
let otherMd: StaffClient;
beforeAll(async () => {
  const products = [...numbers.map((no) => phone(no)), goods('GD0001')];
  const listings = products.map((one) => listingOf(one));
  shop = await openShop({
    products,
    plans: [
      plan(1),
      plan(2, { monthlyPrice: 69_000, discountMonthly12: 17_250, discountMonthly24: 17_250 }),
      plan(3, { name: '청소년', maxAge: 18 }),
      plan(4, { name: '끝나는 요금제' }),
    ],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings, supports: [support] },
      { mallId: 2, mallUrl: 'hanul', listings },
    ],
  });
  await sql`update carrier_plan_price set valid_to = ${midnightOf(dayIn(30))} where plan_no = 4`.execute(shop.owner);
  md = await addStaff(shop, { role: 'MD' });
  otherMd = await addStaff(shop, { role: 'MD' });
});
afterAll(() => shop.close());

const get = async (productNo: string) => {
  const { data } = await md.get<ProductDetail>(`/products/${productNo}`);
  if (!data?.phone) throw new Error('no phone');
  return { ...data, phone: data.phone };
};
type Saved = { version: number; by: string; saved: PhoneFacts & { version: number } };
const save = async (productNo: string, change: (facts: PhoneFacts) => object, staff = md, seen?: number) => {
  const { phone: facts, version } = await get(productNo);
  return staff.put<Saved>(`/products/${productNo}/phone`, {
    body: { ...facts, ...change(facts), version: seen ?? version },
  });
};
const cardAt = async (productNo: string, at: Date, mallId = 1) => {
  const { database } = shop.app.dependencies;
  const [card] = await inMall(database, { mallId }, (tx) => listWirelessCards(tx, null, [productNo], at));
  return card?.price;
};
const withPrice =
  (since: string, price: number) =>
  ({ memories }: PhoneFacts) => ({
    memories: memories.map((one) => ({ ...one, prices: [...one.prices, { since, price }] })),
  });
const fieldsOf = (reply: { fieldErrors?: readonly { field: string }[] | undefined }) =>
  reply.fieldErrors?.map(({ field }) => field);

describe('a release price since a day', () => {
  test('begins when that day begins in Seoul, to the millisecond, at the price that both previews showed', async () => {
    const day = dayIn(10);
    const midnight = midnightOf(day);
    const today = await cardAt('HP0001', new Date());
    const query = new URLSearchParams({
      ...{ memory: '256GB', planNo: '1', joinType: 'TRANSFER', discountType: 'COMMON_SUPPORT', on: day },
      ...{ priceNow: '1000000', priceThen: '880000' },
    });
    const typed = await md.get<PreviewedCard>(`/malls/1/products/HP0001/card?${query}`);
    const before = await shop.owner.selectFrom('staffAudit').select('auditNo').execute();
    expect((await save('HP0001', withPrice(day, 880_000))).status).toBe(200);
    const audits = await shop.owner.selectFrom('staffAudit').select(['action', 'subject']).orderBy('auditNo').execute();
    expect(audits.slice(before.length)).toEqual([{ action: 'product.phone', subject: 'product HP0001' }]);

    expect(await cardAt('HP0001', new Date())).toEqual(today);
    expect(await cardAt('HP0001', new Date(midnight.getTime() - 1))).toEqual(today);
    const then = await cardAt('HP0001', midnight);
    const listed = await md.get<{ cards: PreviewedCard[] }>(`/malls/1/plans/cards?on=${day}`);
    const preview = listed.data?.cards.find(({ productNo }) => productNo === 'HP0001');
    expect([typed.data?.now?.monthlyTotal, typed.data?.later?.monthlyTotal]).toEqual([
      today?.totalPrice,
      then?.totalPrice,
    ]);
    expect(preview?.later).toEqual(typed.data?.later);
    expect(then?.totalPrice).toBeLessThan(today?.totalPrice ?? 0);
    expect((await get('HP0001')).history[0]?.changes.map(({ field }) => field)).toEqual(['memories']);
  });

  test('equals the preview to the won, whatever prices begin on whatever days', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 3_000_000 })), {
          ...{ minLength: 1, maxLength: 5, selector: ([days]: [number, number]) => days },
        }),
        fc.constantFrom('COMMON_SUPPORT' as const, 'PLAN_DISCOUNT' as const),
        fc.constantFrom(1, 2),
        async (later, discountType, mallId) => {
          const prices = later.toSorted(([one], [other]) => one - other);
          const reply = await save('HP0002', ({ memories, card }) => ({
            card: { ...card, discountType },
            memories: memories.map((one) => ({
              ...one,
              prices: [...one.prices.slice(0, 1), ...prices.map(([days, price]) => ({ since: dayIn(days), price }))],
            })),
          }));
          expect(reply.text).toContain('0000');
          for (const [days] of prices) {
            const cards = await md.get<{ cards: PreviewedCard[] }>(`/malls/${mallId}/plans/cards?on=${dayIn(days)}`);
            const said = cards.data?.cards.find(({ productNo }) => productNo === 'HP0002')?.later;
            const shown = await cardAt('HP0002', midnightOf(dayIn(days)), mallId);
            expect(shown?.totalPrice).toBe(said?.monthlyTotal);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  test('that has begun cannot be changed, whoever writes', async () => {
    const past = await save('HP0003', ({ memories }) => ({
      memories: memories.map((one) => ({ ...one, prices: [{ since: '2026-01-01', price: 1 }] })),
    }));
    expect(fieldsOf(past)).toEqual(['memories.0.prices']);
    expect(fieldsOf(await save('HP0003', withPrice(dayIn(0), 900_000)))).toEqual(['memories.0.prices.1.since']);
    const two = await save('HP0003', ({ memories }) => ({
      memories: memories.map((one) => ({
        ...one,
        prices: [...one.prices, { since: dayIn(9), price: 2 }, { since: dayIn(9), price: 3 }],
      })),
    }));
    expect(fieldsOf(two)).toEqual(['memories.0.prices.2.since']);
    await sql`update wireless_memory set later_days = array[${dayIn(-3)}::date], later_prices = array[900000]
      where product_no = 'HP0004'`
      .execute(shop.owner)
      .then(
        () => expect.unreachable(),
        (error) => expect(String(error)).toContain('has begun'),
      );
    for (const days of ["'{2030-01-02,2030-01-01}', later_prices = '{1,2}'", "'{2030-01-01}', later_prices = '{}'"])
      await expect(
        sql`update wireless_memory set later_days = ${sql.raw(days)} where product_no = 'HP0004'`.execute(shop.owner),
      ).rejects.toThrow(/later_prices_by_day/);
    await expect(
      sql`update wireless_memory set later_days = '{2030-01-01}', later_prices = '{1}'`.execute(
        shop.app.dependencies.database,
      ),
    ).rejects.toThrow(/permission denied/);
    await expect(sql`update wireless_memory set release_price = 1`.execute(shop.officeDatabase)).rejects.toThrow(
      /permission denied/,
    );
  });

  test('of a future day can be cancelled', async () => {
    await save('HP0003', withPrice(dayIn(5), 900_000));
    expect((await get('HP0003')).phone.memories[0]?.prices).toHaveLength(2);
    const back = await save('HP0003', ({ memories }) => ({
      memories: memories.map((one) => ({ ...one, prices: one.prices.slice(0, 1) })),
    }));
    expect(back.status).toBe(200);
    expect(await cardAt('HP0003', midnightOf(dayIn(5)))).toEqual(await cardAt('HP0003', new Date()));
  });
});

describe('the card', () => {
  test('is priced by another choice at once, in every mall and its list', async () => {
    const listed = () =>
      shop.owner
        .selectFrom('listing')
        .select('salePrice')
        .where('productNo', '=', 'HP0003')
        .orderBy('mallId')
        .execute();
    const reply = await save('HP0003', ({ card }) => ({ card: { ...card, planNo: 2, discountType: 'PLAN_DISCOUNT' } }));
    expect(reply.status).toBe(200);
    await followChanges(shop.officeDatabase);
    const card = await cardAt('HP0003', new Date());
    expect(await listed()).toEqual([{ salePrice: card?.totalPrice }, { salePrice: card?.totalPrice }]);
    expect(card?.planPrice).toBe(51_750);
  });

  test.each([
    ['card.planNo', { planNo: 3 }],
    ['card.planNo', { planNo: 4 }],
    ['card.planNo', { planNo: 999 }],
    ['card.memory', { memory: '1TB' }],
  ])('is refused at %s by the rules of the loader: %o', async (field, values) => {
    const reply = await save('HP0004', ({ card }) => ({ card: { ...card, ...values } }));
    expect(fieldsOf(reply)?.[0]).toBe(field);
  });

  test('may be priced only by the plans that are offered for it', async () => {
    const { data } = await md.get<{ plans: { planNo: number }[] }>('/phone-choices');
    expect(data?.plans.map(({ planNo }) => planNo)).toEqual([1, 2]);
  });
});

describe('memories', () => {
  const terabyte = { memory: '1TB', isSoldOut: false, prices: [{ since: dayIn(0), price: 1_300_000 }] };
  test('can be added, sold out, and removed until somebody has applied for one', async () => {
    const added = await save('HP0004', ({ memories }) => ({ memories: [...memories, terabyte] }));
    expect(added.status).toBe(200);
    const shown = await shop
      .at('familyshop')
      .get<{ memories: { memory: string; releasePrice: number }[] }>('/products/wireless/HP0004', {
        token: shop.tokens['familyshop'] ?? '',
      });
    expect(shown.data?.memories.map(({ memory, releasePrice }) => [memory, releasePrice])).toEqual([
      ['256GB', 1_000_000],
      ['1TB', 1_300_000],
    ]);
    expect((await save('HP0004', ({ memories }) => ({ memories: memories.slice(0, 1) }))).status).toBe(200);
    const one = await save('HP0001', () => ({ memories: [terabyte], card: undefined }), md);
    expect(one.code).toBe('4000');
    const gone = await save('HP0001', ({ card }) => ({ memories: [terabyte], card: { ...card, memory: '1TB' } }));
    expect(fieldsOf(gone)).toEqual(['memories']);
    expect(gone.text).toContain('지원금이나 신청');
    expect(fieldsOf(await save('HP0004', () => ({ memories: [] })))).toEqual(['memories']);
    const twice = await save('HP0004', ({ memories }) => ({ memories: [...memories, ...memories] }));
    expect(fieldsOf(twice)).toContain('memories.1.memory');
  });
});

test('related phones must be other, existing phones', async () => {
  expect((await save('HP0004', () => ({ relatedNos: ['HP0001', 'HP0002'] }))).status).toBe(200);
  for (const relatedNos of [['HP0004'], ['HP9999'], ['GD0001'], ['HP0001', 'HP0001']])
    expect(fieldsOf(await save('HP0004', () => ({ relatedNos })))).toEqual(['relatedNos']);
});

test('a phone saved by a colleague in the meantime is refused with both versions', async () => {
  const { version } = await get('HP0004');
  expect((await save('HP0004', () => ({ benefitLine1: '동료의 혜택' }), otherMd)).status).toBe(200);
  const stale = await save('HP0004', () => ({ benefitLine1: '나의 혜택' }), md, version);
  expect([stale.code, stale.data?.saved]).toEqual([
    '4090',
    expect.objectContaining({ benefitLine1: '동료의 혜택', version: version + 1 }),
  ]);
});

test('phones are changed only with the permission in all malls, and other products are not phones', async () => {
  const partner = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
  const security = await addStaff(shop, { role: 'SECURITY' });
  const limited = await addStaff(shop, { role: 'MD', mallIds: [1] });
  for (const staff of [partner, security, limited])
    expect((await save('HP0004', () => ({ benefitLine1: 'x' }), staff)).code).toBe('4040');
  const { phone: facts } = await get('HP0004');
  for (const no of ['GD0001', 'HP9999']) {
    const { version = 1 } = (await md.get<ProductDetail>(`/products/${no}`)).data ?? {};
    expect((await md.put(`/products/${no}/phone`, { body: { ...facts, version } })).code).toBe('4040');
  }
  const query = `memory=256GB&planNo=1&joinType=NEW&discountType=PLAN_DISCOUNT&on=${dayIn(1)}&priceNow=1&priceThen=1`;
  expect((await partner.get(`/malls/2/products/HP0001/card?${query}`)).code).toBe('4040');
  expect((await md.get(`/malls/1/products/HP9999/card?${query}`)).code).toBe('4040');
});
