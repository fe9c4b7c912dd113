import { type JoinType, joinTypes } from '@mall/contracts/wireless-codes';
import type { PriceBook } from '@mall/contracts/wireless-prices';
import type { WirelessQuote } from '@mall/contracts/wireless-quote';
import { seedDatabase } from '@mall/db/seed/seed';
import { openConditions, type PhoneConditions } from '@mall/domain/phone-conditions';
import { leastPrices } from '@mall/domain/phone-prices';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, signInAs, type TestApp } from '../../testing/test-app.ts';

let demo: TestApp;
let tokens: Record<string, string>;
beforeAll(async () => {
  demo = await createTestApp({});
  await seedDatabase(demo.owner, { log: () => {} });
  const malls = await demo.owner.selectFrom('mall').select(['mallId', 'mallUrl']).execute();
  const wanted = malls.filter(({ mallUrl }) => ['familyshop', 'hanul'].includes(mallUrl));
  tokens = Object.fromEntries(
    await Promise.all(
      wanted.map(async ({ mallUrl, mallId }) => [mallUrl, (await signInAs(demo, mallUrl, mallId)).accessToken]),
    ),
  );
});
afterAll(() => demo.close());

type WireBook = Omit<PriceBook, 'phones'> & {
  phones: (Omit<PriceBook['phones'][number], 'goodsGroupNo'> & { gdsGrpNo: string })[];
};
async function bookOf(joinType: JoinType, mallUrl = 'familyshop'): Promise<PriceBook> {
  const { data } = await demo
    .at(mallUrl)
    .get<WireBook>(`/products/wireless-prices?joinType=${joinType}`, { token: tokens[mallUrl] ?? '' });
  if (!data) throw new Error('no book');
  return { ...data, phones: data.phones.map(({ gdsGrpNo, ...phone }) => ({ ...phone, goodsGroupNo: gdsGrpNo })) };
}

test('under any conditions, a phone’s sum in the list equals the server’s quote, to the won', async () => {
  const wanted: Partial<PhoneConditions>[] = [
    {},
    { leastData: 20, discountType: 'PLAN_DISCOUNT' },
    { leastData: Number.POSITIVE_INFINITY, instalmentMonths: 36 },
    { age: 67, carrier: '하늘텔', contractMonths: 12, discountType: 'PLAN_DISCOUNT' },
  ];
  for (const joinType of joinTypes) {
    const book = await bookOf(joinType);
    expect(book.phones.length).toBeGreaterThan(20);
    for (const part of wanted) {
      const conditions = { ...openConditions, ...part, joinType };
      const listed = leastPrices(book, conditions);
      expect(listed.length).toBeGreaterThan(0);
      const { age, instalmentMonths, contractMonths } = conditions;
      for (const { goodsGroupNo, memory, plan, quote } of listed.filter((_, index) => index % 7 === 0)) {
        const query = new URLSearchParams({
          ...{ memory, planNo: String(plan.planNo), joinType, discountType: quote.discountType },
          ...{ instalmentMonths: String(instalmentMonths), contractMonths: String(contractMonths) },
          ...(age !== null && { age: String(age) }),
        });
        const { data } = await demo
          .at('familyshop')
          .get<WirelessQuote>(`/products/wireless/${goodsGroupNo}/quote?${query}`, {
            token: tokens['familyshop'] ?? '',
          });
        expect(data?.monthlyTotal).toBe(quote.monthlyTotal);
      }
    }
  }
});

test('a mall’s book has its own phones and its own supports, and no other mall’s', async () => {
  const [own, other] = [await bookOf('TRANSFER'), await bookOf('TRANSFER', 'hanul')];
  const numbersOf = ({ phones }: PriceBook) => phones.map(({ goodsGroupNo }) => goodsGroupNo).toSorted();
  for (const [mallUrl, book] of [
    ['familyshop', own],
    ['hanul', other],
  ] as const) {
    const listed = await demo.owner
      .selectFrom('listing as l')
      .innerJoin('mall as m', 'm.mallId', 'l.mallId')
      .select('l.productNo')
      .where('m.mallUrl', '=', mallUrl)
      .where('l.kind', '=', 'wireless')
      .where('l.isVisible', '=', true)
      .execute();
    expect(numbersOf(book)).toEqual(listed.map(({ productNo }) => productNo).toSorted());
  }
  const sumsOf = (book: PriceBook) => leastPrices(book, openConditions).map(({ quote }) => quote.extraSupport);
  expect(sumsOf(own)).not.toEqual(sumsOf(other));
});

test('a price book needs a sign-in and a known joining type', async () => {
  const at = demo.at('familyshop');
  expect((await at.get('/products/wireless-prices?joinType=TRANSFER', {})).status).toBe(401);
  const token = tokens['familyshop'] ?? '';
  expect((await at.get('/products/wireless-prices?joinType=OTHER', { token })).status).toBe(400);
  expect((await at.get('/products/wireless-prices', { token })).status).toBe(400);
});
