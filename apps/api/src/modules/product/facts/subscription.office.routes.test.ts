import type { MallTerms, SubscriptionFacts } from '@mall/contracts/office/product-facts';
import type { ProductDetail } from '@mall/contracts/office/products';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods, listingOf, subscription } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { purifier, subscribing, subscriptionTerms } from '../../../testing/subscribing.ts';

const dayIn = (days: number) => new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

let shop: Shop;
let md: StaffClient;
let otherMd: StaffClient;
let partner: StaffClient;
beforeAll(async () => {
  const products = [purifier, subscription('SB0002'), goods('GD0001')];
  const listings = products.map((one) => listingOf(one));
  shop = await openShop({
    products,
    terms: subscriptionTerms,
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings },
      { mallId: 2, mallUrl: 'hanul', listings },
    ],
  });
  md = await addStaff(shop, { role: 'MD' });
  otherMd = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
});
afterAll(() => shop.close());

const get = async (productNo: string, staff = md) => {
  const { data } = await staff.get<ProductDetail>(`/products/${productNo}`);
  if (!data?.subscription) throw new Error('no subscription');
  return { ...data, subscription: data.subscription };
};
type Stale = { version: number; saved: SubscriptionFacts };
const save = async (productNo: string, values: object, staff = md, seen?: number) => {
  const { subscription: facts, version } = await get(productNo);
  return staff.put<Stale>(`/products/${productNo}/subscription`, {
    body: { ...facts, ...values, version: seen ?? version },
  });
};
const termsOf = async (mallId: number, productNo = 'SB0001', staff = md) =>
  staff.get<MallTerms>(`/malls/${mallId}/products/${productNo}/terms`);
const saveTerms = async (mallId: number, rows: object[], { productNo = 'SB0001', staff = md } = {}) => {
  const { version } = await get(productNo);
  return staff.put<Stale>(`/malls/${mallId}/products/${productNo}/terms`, { body: { rows, version } });
};
const token = () => shop.tokens['familyshop'] ?? '';
const shown = async (productNo = 'SB0001', mallUrl = 'familyshop') =>
  (
    await shop
      .at(mallUrl)
      .get<SubscriptionDetail>(`/products/subscriptions/${productNo}`, { token: shop.tokens[mallUrl] ?? '' })
  ).data;
const fieldsOf = (reply: { fieldErrors?: readonly { field: string }[] | undefined }) =>
  reply.fieldErrors?.map(({ field }) => field);
const audits = () =>
  shop.owner.selectFrom('staffAudit').select(['action', 'subject', 'ofMallId']).orderBy('auditNo').execute();

describe('the costs of leaving, registering and visits', () => {
  test('reach the shop at once, with one audit row, and are in the history', async () => {
    const before = (await audits()).length;
    const values = { registrationFee: 50_000, visitCycleMonths: 3, leavePercent: 20, takeBackFee: 25_000 };
    expect((await save('SB0001', values)).status).toBe(200);
    expect(await shown()).toMatchObject({
      ...{ registrationFee: 50_000, visitCycleMonths: 3, leaveRule: { percent: 20, takeBackFee: 25_000 } },
    });
    expect((await audits()).slice(before)).toMatchObject([
      { action: 'product.subscription', subject: 'product SB0001' },
    ]);
    expect((await get('SB0001')).history[0]?.changes).toContainEqual({
      ...{ field: 'registrationFee', before: '30000', after: '50000' },
    });
  });

  test('changed by a colleague in the meantime are refused with both versions', async () => {
    const { version } = await get('SB0002');
    expect((await save('SB0002', { leavePercent: 15 }, otherMd)).status).toBe(200);
    const stale = await save('SB0002', { leavePercent: 30 }, md, version);
    expect([stale.code, stale.data?.saved]).toEqual(['4090', expect.objectContaining({ leavePercent: 15 })]);
  });

  test('are changed only with the permission in all malls, and only for subscriptions', async () => {
    const limited = await addStaff(shop, { role: 'MD', mallIds: [1] });
    for (const staff of [partner, limited, await addStaff(shop, { role: 'SECURITY' })])
      expect((await save('SB0002', { leavePercent: 1 }, staff)).code).toBe('4040');
    const { subscription: facts } = await get('SB0001');
    const { version = 0 } = (await md.get<ProductDetail>('/products/GD0001')).data ?? {};
    for (const no of ['GD0001', 'SB9999'])
      expect((await md.put(`/products/${no}/subscription`, { body: { ...facts, version } })).code).toBe('4040');
  });
});

describe('partner cards', () => {
  const card = {
    ...{ cardNo: 0, name: '한빛카드', minimumSpend: 300_000, monthlyDiscount: 8000 },
    source: '한빛카드 안내',
  };
  test('are shown only on their days, and each has its own number', async () => {
    const { subscription: facts } = await get('SB0001');
    const partnerCards = [
      ...facts.partnerCards,
      { ...card, startsOn: dayIn(-1), endsOn: dayIn(0) },
      { ...card, name: '내일카드', startsOn: dayIn(1), endsOn: null },
      { ...card, name: '지난카드', startsOn: null, endsOn: dayIn(-1) },
    ];
    expect((await save('SB0001', { partnerCards })).status).toBe(200);
    expect((await get('SB0001')).subscription.partnerCards.map(({ cardNo, name }) => [cardNo, name])).toEqual([
      [1, '가람카드'],
      [2, '한빛카드'],
      [3, '내일카드'],
      [4, '지난카드'],
    ]);
    expect((await shown())?.partnerCards.map(({ name }) => name)).toEqual(['가람카드', '한빛카드']);
    const tomorrow = subscribing(shop, token());
    const reply = await tomorrow.apply({ choice: { months: 60, careType: 'VISIT', cardNo: 3 } });
    expect(fieldsOf(reply)).toEqual(['choice.cardNo']);
  });

  test.each([
    ['partnerCards.0.endsOn', { cardNo: 0, startsOn: '2026-12-02', endsOn: '2026-12-01' }],
    ['partnerCards.0.name', { cardNo: 77, startsOn: null, endsOn: null }],
  ])('are refused at %s: %o', async (field, values) => {
    expect(fieldsOf(await save('SB0001', { partnerCards: [{ ...card, ...values }] }))).toEqual([field]);
  });
});

describe('the fees of a mall', () => {
  test('are its own: the shop, its list and the price history follow, but no other mall', async () => {
    const rows = [
      { months: 36, careType: 'SELF', monthlyFee: 29_900 },
      { months: 60, careType: 'SELF', monthlyFee: 22_000 },
      { months: 60, careType: 'VISIT', monthlyFee: 25_900 },
    ];
    const before = (await audits()).length;
    expect((await saveTerms(1, rows)).status).toBe(200);
    expect((await audits()).slice(before)).toEqual([
      { action: 'product.terms', subject: 'product SB0001', ofMallId: 1 },
    ]);
    expect((await termsOf(1)).data).toEqual({
      mallId: 1,
      rows: [rows[0], ...[rows[2], rows[1]]],
    });
    expect((await shown())?.card).toMatchObject({ monthlyFee: 22_000, contractMonths: 60, careType: 'SELF' });
    expect((await shown('SB0001', 'hanul'))?.card.monthlyFee).toBe(24_900);
    const prices = await md.get<{ prices: { after: number; by: string }[] }>('/malls/1/listings/SB0001/prices');
    expect(prices.data?.prices[0]).toMatchObject({ after: 22_000 });
    expect(prices.data?.prices[0]?.by).not.toBe('');
    expect((await get('SB0001')).history[0]?.changes.map(({ field }) => field)).toEqual(['terms']);
    expect((await get('SB0001', partner)).history[0]?.changes).toEqual([]);
  });

  test('apply to new applications: signed ones keep their terms, and nobody signs terms that they did not see', async () => {
    const me = subscribing(shop, token());
    const { data } = await me.apply();
    const no = data?.subsNo ?? '';
    const signed = (await me.get(no)).data?.sheet;
    expect(signed?.cost.monthlyFee).toBe(25_900);
    const rows = (await termsOf(1)).data?.rows.map((term) => ({ ...term, monthlyFee: term.monthlyFee + 10_000 })) ?? [];
    expect((await saveTerms(1, rows)).status).toBe(200);
    await save('SB0001', { leavePercent: 50, takeBackFee: 90_000 });
    expect((await me.get(no)).data?.sheet).toEqual(signed);
    const cost = signed?.cost;
    const late = await me.apply({ expectedMonthly: cost?.monthlyTotal, expectedTotal: cost?.termTotal });
    expect(late.code).toBe('4093');
    expect((await me.apply()).status).toBe(200);
  });

  test('are refused with a term given twice, empty while the product is listed, and without term or care', async () => {
    const [term] = (await termsOf(1)).data?.rows ?? [];
    expect(fieldsOf(await saveTerms(1, [{ ...term }, { ...term }]))).toEqual(['terms']);
    expect(fieldsOf(await saveTerms(1, []))).toEqual(['terms']);
    for (const wrong of [{ months: 18 }, { careType: 'NOBODY' }, { monthlyFee: 0 }])
      expect((await saveTerms(1, [{ ...term, ...wrong }])).code).toBe('4000');
  });

  test('are read and written only in one’s own malls, and only for subscriptions', async () => {
    expect((await termsOf(1, 'SB0001', partner)).code).toBe('4040');
    expect((await termsOf(2, 'SB0001', partner)).status).toBe(200);
    expect((await termsOf(1, 'GD0001')).code).toBe('4040');
    expect((await saveTerms(2, [], { staff: partner })).code).toBe('4040');
    expect((await saveTerms(99, [])).code).toBe('4040');
    const limited = await addStaff(shop, { role: 'MD', mallIds: [2] });
    expect((await saveTerms(1, [], { staff: limited })).code).toBe('4040');
    const { version = 0 } = (await md.get<ProductDetail>('/products/GD0001')).data ?? {};
    const rows = [{ months: 36, careType: 'SELF', monthlyFee: 1 }];
    expect((await md.put('/malls/1/products/GD0001/terms', { body: { rows, version } })).code).toBe('4040');
  });
});

test.each([
  'update subscription_product set leave_percent = 0',
  'update partner_card set monthly_discount = 0',
  'update subscription_term set monthly_fee = 1',
])('the shop’s login may not: %s', async (statement) => {
  await expect(sql.raw(statement).execute(shop.app.dependencies.database)).rejects.toThrow(/permission denied/);
});
