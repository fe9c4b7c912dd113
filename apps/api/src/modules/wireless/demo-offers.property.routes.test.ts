import { joinTypes, type Network } from '@mall/contracts/wireless-codes';
import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import { seedDatabase } from '@mall/db/seed/seed';
import { ageWords, hasAgeLimit, ineligibilityReasons } from '@mall/domain/plan-eligibility';
import { priceChoice } from '@mall/domain/wireless-choice';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, signInAs, type TestApp } from '../../testing/test-app.ts';

const mallUrl = 'familyshop';
let demo: TestApp;
let token: string;
/** The data of the phone's page; its card has the names on the wire. */
type Detail = Omit<WirelessDetail, 'card'> & { productNo: string };
let details: Detail[];
beforeAll(async () => {
  demo = await createTestApp({});
  await seedDatabase(demo.owner, { log: () => {} });
  token = (await signInAs(demo, mallUrl, await mallId())).accessToken;
  const cards = await allCards(mallUrl);
  details = await Promise.all(cards.map(({ gdsGrpNo }) => detailOf(gdsGrpNo)));
});
afterAll(() => demo.close());

const mallId = async () => {
  const mall = demo.owner.selectFrom('mall').select('mallId').where('mallUrl', '=', mallUrl);
  return (await mall.executeTakeFirstOrThrow()).mallId;
};
type Card = {
  gdsGrpNo: string;
  priceData: { planName: string; joinType: (typeof joinTypes)[number]; totalPrice: number };
};
async function allCards(of: string): Promise<Card[]> {
  const { data } = await demo
    .at(of)
    .post<{ ncpList: Card[] }>('/pre/layout/product/wireless', { body: { gdsGrpNolist: [] } });
  return data?.ncpList ?? [];
}
async function detailOf(productNo: string): Promise<Detail> {
  const { data } = await demo.at(mallUrl).get<WirelessDetail>(`/products/wireless/${productNo}`, { token });
  if (!data) throw new Error(`no phone ${productNo}`);
  return { ...data, productNo };
}

test('no card of any demo mall, and so no list, sort order or facet, is priced by a plan that is not open to everybody', async () => {
  const malls = await demo.owner.selectFrom('mall').select(['mallId', 'mallUrl']).execute();
  const phones = await sql<{
    productNo: string;
    network: Network;
  }>`select product_no, network from wireless_model`.execute(demo.owner);
  const networkByNo = new Map(phones.rows.map((phone) => [phone.productNo, phone.network]));
  const plans = details[0]?.plans ?? [];
  let count = 0;
  for (const mall of malls) {
    const prices = await demo.owner
      .selectFrom('listing')
      .select(['productNo', 'salePrice'])
      .where('mallId', '=', mall.mallId)
      .where('kind', '=', 'wireless')
      .execute();
    const priceByNo = new Map(prices.map(({ productNo, salePrice }) => [productNo, salePrice]));
    for (const { gdsGrpNo, priceData } of await allCards(mall.mallUrl)) {
      const plan = plans.find(({ name }) => name === priceData.planName);
      const network = networkByNo.get(gdsGrpNo);
      if (!plan || !network) throw new Error(`no plan ${priceData.planName}`);
      expect(ineligibilityReasons(plan, { network, joinType: priceData.joinType, age: null })).toEqual([]);
      expect(priceByNo.get(gdsGrpNo)).toBe(priceData.totalPrice);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('the texts of the demo plans agree with their columns', () => {
  for (const plan of details[0]?.plans ?? []) {
    const text = `${plan.name} ${plan.benefitSummary}`;
    expect(hasAgeLimit(plan)).toBe(/만 \d+세/.test(text));
    expect(text).toContain(ageWords(plan));
    expect(text.includes('LTE 휴대폰 전용')).toBe(plan.phoneNetworks.join() === 'LTE');
    expect(text.includes('현역 병사')).toBe(plan.persons.join() === 'SOLDIER');
    expect(text.includes('신규가입·번호이동만')).toBe(plan.joinTypes.join() === 'NEW,TRANSFER');
  }
});

test('for any demo phone, plan, joining type and age, quote, price on the page and draft exist only for allowed combinations', async () => {
  const anyRequest = fc.record({
    phone: fc.nat(details.length - 1),
    plan: fc.nat(100),
    joinType: fc.constantFrom(...joinTypes),
    age: fc.constantFrom(null, 11, 12, 13, 18, 19, 31, 64, 65, 80),
  });
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      const detail = details[request.phone];
      const plan = detail?.plans[request.plan % detail.plans.length];
      const memory = detail?.memories.find(({ isSoldOut }) => !isSoldOut)?.memory;
      const colour = detail?.colours.find(({ isSoldOut }) => !isSoldOut)?.name;
      if (!detail || !plan || !memory || !colour) return;
      const { joinType, age } = request;
      const reasons = ineligibilityReasons(plan, { network: detail.network, joinType, age });
      const choice = { memory, planNo: plan.planNo, joinType, instalmentMonths: 24, contractMonths: 24 } as const;
      const query = new URLSearchParams({
        ...{ memory, planNo: String(plan.planNo), joinType, discountType: 'PLAN_DISCOUNT' },
        ...{ instalmentMonths: '24', contractMonths: '24' },
        ...(age !== null && { age: String(age) }),
      });
      const path = `/products/wireless/${detail.productNo}`;
      const quote = await demo.at(mallUrl).get<{ planName: string }>(`${path}/quote?${query}`, { token });
      expect(quote.status).toBe(reasons.length === 0 ? 200 : 422);
      if (reasons.length > 0) expect(quote).toMatchObject({ code: '4220', fieldErrors: [{ field: 'planNo' }] });
      const onPage = priceChoice(detail, { ...choice, colour, discountType: null }, age);
      expect(onPage !== undefined).toBe(reasons.length === 0);
      const draft = await demo.at(mallUrl).put(`/application-drafts/${detail.productNo}/choice`, {
        ...{ token, body: { ...choice, colour, discountType: null } },
      });
      // An applicant without a birthday may be any age from 19 on.
      const isForSome = [19, 31, 65].some(
        (possible) => ineligibilityReasons(plan, { network: detail.network, joinType, age: possible }).length === 0,
      );
      expect(draft.status).toBe(isForSome ? 200 : 422);
    }),
    { numRuns: 120 },
  );
});
