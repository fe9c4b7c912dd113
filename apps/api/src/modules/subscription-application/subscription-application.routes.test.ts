import { randomUUID } from 'node:crypto';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listingOf, subscription } from '../../testing/products.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { applicant, installation, purifier, subscribing, subscriptionTerms } from '../../testing/subscribing.ts';
import { operateSubscription } from './operate-subscription.ts';

const unlisted = subscription('SB0002');
const soldOut = subscription('SB0003', { state: 'GD00405' });
let shop: Shop;
let other: string;
beforeAll(async () => {
  shop = await openShop({
    products: [purifier, unlisted, soldOut],
    terms: subscriptionTerms,
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: [purifier, soldOut].map((one) => listingOf(one)) },
      { mallId: 2, mallUrl: 'hanul' },
      { mallId: 3, mallUrl: 'upload', salesType: 'UPLOAD' },
      { mallId: 4, mallUrl: 'common', salesType: 'COMMON' },
      { mallId: 5, mallUrl: 'business', salesType: 'BUSINESS' },
      { mallId: 6, mallUrl: 'consignment', salesType: 'CONSIGNMENT' },
    ],
  });
  other = await addMember(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('subscriptionApplication').execute();
  await shop.owner.deleteFrom('mail').execute();
});

const me = (token = shop.tokens.familyshop ?? '') => subscribing(shop, token);
const noOf = (reply: { data?: { subsNo: string } | undefined; text: string }): string => {
  if (!reply.data) throw new Error(`refused: ${reply.text}`);
  return reply.data.subsNo;
};
const count = async () =>
  (await shop.owner.selectFrom('subscriptionApplication').select('applicationNo').execute()).length;
const mails = async () =>
  (await shop.owner.selectFrom('mail').select('kind').orderBy('mailNo').execute()).map(({ kind }) => kind);
const tomorrow = () => new Date(Date.now() + 86_400_000);
const operate = async (applicationNo: string, ...ways: SubscriptionState[]) => {
  for (const to of ways) {
    const planned = to === 'INSTALLATION_PLANNED' ? { installationAt: tomorrow() } : {};
    await operateSubscription(shop.app.dependencies, { mallId: 1 }, { applicationNo, to, reason: '', ...planned });
  }
};

describe('an application for a subscription', () => {
  test('gets a number, and stores what was signed with the total over the term', async () => {
    const no = noOf(await me().apply());
    expect(no).toMatch(/^20\d{14}$/);
    expect((await me().get(no)).data).toMatchObject({
      card: { subsNo: no, state: 'RECEIVED', choiceText: '60개월 · 방문관리 · 가람카드', mayCancel: true },
      sheet: {
        productName: '직수 정수기',
        visitCycleMonths: 4,
        partnerCard: { name: '가람카드', monthlyDiscount: 13_000 },
        // The first month is free, the registration is paid once.
        cost: { monthlyFee: 24_900, monthlyTotal: 11_900, paidMonths: 59, termTotal: 11_900 * 59 + 30_000 },
        leaveRule: { percent: 10, takeBackFee: 20_000 },
        ...{ applicant, installation },
      },
      installationAt: null,
      installedOn: null,
      history: [{ state: 'RECEIVED', reason: '' }],
    });
    expect(await mails()).toEqual(['SUBSCRIPTION_RECEIVED']);
  });

  test('stays as it was signed when the fee changes', async () => {
    const no = noOf(await me().apply());
    const before = (await me().get(no)).data?.sheet;
    const fees = shop.owner.updateTable('subscriptionTerm').where('mallId', '=', 1).where('months', '=', 60);
    await fees.set({ monthlyFee: 99_000 }).execute();
    expect((await me().get(no)).data?.sheet).toEqual(before);
    await fees.set({ monthlyFee: 24_900 }).execute();
  });

  test('cannot be changed, not even by the application’s own database role', async () => {
    const no = noOf(await me().apply());
    const { database } = shop.app.dependencies;
    const change = database
      .updateTable('subscriptionApplication')
      .set({ sheet: sql<never>`'{}'` })
      .where('applicationNo', '=', no);
    await expect(change.execute()).rejects.toThrow(/permission denied/);
  });

  test('submitted twice, even concurrently, is one application with one mail', async () => {
    const requestKey = randomUUID();
    const replies = await Promise.all([1, 2, 3, 4].map(() => me().apply({ requestKey })));
    expect(new Set(replies.map(noOf)).size).toBe(1);
    expect(noOf(await me().apply({ requestKey }))).toBe(noOf(replies[0] ?? { text: '' }));
    expect(await count()).toBe(1);
    expect(await mails()).toEqual(['SUBSCRIPTION_RECEIVED']);
    // Another member’s use of the same request key is their own.
    expect(noOf(await me(other).apply({ requestKey }))).not.toBe(noOf(replies[0] ?? { text: '' }));
  });

  test.each([
    ['another applicant', { applicant: { ...applicant, name: '이서준' } }],
    ['another contract', { choice: { months: 36, careType: 'SELF', cardNo: null } }],
    ['another place', { installation: { ...installation, detailAddress: '102호' } }],
  ] as const)('sent with %s under a used key is 4221, and the first application is not affected', async (_, values) => {
    const requestKey = randomUUID();
    const first = noOf(await me().apply({ requestKey }));
    const { sheet } = (await me().get(first)).data ?? {};
    expect(await me().apply({ requestKey, ...values })).toMatchObject({ status: 422, code: '4221' });
    expect(await count()).toBe(1);
    expect((await me().get(first)).data?.sheet).toEqual(sheet);
  });

  test('can be downloaded as a PDF, the same at every download', async () => {
    const no = noOf(await me().apply());
    const [first, again] = [await me().file(no), await me().file(no)];
    const content = Buffer.from(first.data?.contentBase64 ?? '', 'base64');
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.data?.fileName).toBe(`구독신청서_${no}.pdf`);
    expect(again.data).toEqual(first.data);
  });

  test('is in the list, newest first', async () => {
    const [first, second] = [noOf(await me().apply()), noOf(await me().apply())];
    const { data } = await me().list();
    expect(data).toMatchObject({ total: 2, page: 1, pageSize: 10 });
    expect(data?.applications).toMatchObject([{ subsNo: second }, { subsNo: first }]);
    expect((await me().list('?page=2')).data?.applications).toEqual([]);
  });

  test('is in the list of its state, and in no other', async () => {
    const [cancelled, open] = [noOf(await me().apply()), noOf(await me().apply())];
    await me().cancel(cancelled);
    const inState = async (state: string) => (await me().list(`?state=${state}`)).data;
    expect(await inState('CANCELLED')).toMatchObject({ total: 1, applications: [{ subsNo: cancelled }] });
    expect(await inState('RECEIVED')).toMatchObject({ total: 1, applications: [{ subsNo: open }] });
    expect(await inState('IN_USE')).toMatchObject({ total: 0, applications: [] });
    expect(await me().list('?state=GONE')).toMatchObject({ status: 400, code: '4000' });
    expect((await me(other).list('?state=RECEIVED')).data).toMatchObject({ total: 0 });
  });
});

describe('an application is refused', () => {
  test('for an amount that is no longer in force, and the new one is returned', async () => {
    for (const tampered of [{ expectedMonthly: 1_000 }, { expectedTotal: 1 }]) {
      const reply = await me().apply(tampered);
      expect(reply).toMatchObject({ status: 409, code: '4093' });
      expect(reply.description).toContain('지금은 매달 11,900원, 모두 732,100원');
    }
    expect(await count()).toBe(0);
  });

  test.each([
    ['a term that is not offered', { months: 12, careType: 'VISIT', cardNo: null }, 'choice.months'],
    ['a care that is not offered for the term', { months: 60, careType: 'SELF', cardNo: null }, 'choice.months'],
    ['another product’s card', { months: 60, careType: 'VISIT', cardNo: 9 }, 'choice.cardNo'],
  ] as const)('with %s', async (_title, choice, field) => {
    expect((await me().apply({ choice })).fieldErrors).toMatchObject([{ field }]);
  });

  test('for a product that is sold out, not listed, or not a subscription', async () => {
    expect(await me().apply({ productNo: 'SB0003' })).toMatchObject({ status: 409, code: '4091' });
    for (const productNo of ['SB0002', 'SB9999', 'GD0001'])
      expect(await me().apply({ productNo })).toMatchObject({ status: 404, code: '4042' });
  });

  test('without consent to each term in force', async () => {
    const reply = await me().apply({ agreedTerms: [11] });
    expect(reply.fieldErrors).toEqual([{ field: 'agreedTerms', message: '필수 약관에 모두 동의해 주세요.' }]);
  });

  test('for a day that is too soon, too late, or invalid', async () => {
    const { data } = await me().form();
    for (const preferredOn of ['2020-01-01', '2099-01-01', '2027-02-30', new Date().toISOString().slice(0, 10)])
      expect((await me().apply({ preferredOn })).fieldErrors).toMatchObject([{ field: 'preferredOn' }]);
    expect((await me().apply({ preferredOn: data?.lastDay })).code).toBe('0000');
  });

  test('without a token, or in a mall of a type that does not shop', async () => {
    expect((await me('').apply()).status).toBe(401);
    const path = '/subscription-application-form';
    for (const mallUrl of ['business', 'consignment', 'common'])
      expect((await shop.at(mallUrl).get(path, { token: shop.tokens[mallUrl] ?? '' })).code).toBe('0000');
    expect((await shop.at('upload').get(path, { token: shop.tokens['upload'] ?? '' })).status).toBe(403);
  });
});

describe('the states of an application', () => {
  test('lead to the use of the product, and each is shown with its time', async () => {
    const no = noOf(await me().apply());
    await operate(no, 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED', 'IN_USE');
    const { data } = await me().get(no);
    const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    expect(data).toMatchObject({ card: { state: 'IN_USE', mayCancel: false }, installedOn: today });
    const states = ['RECEIVED', 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED', 'IN_USE'];
    expect(data?.history.map(({ state }) => state)).toEqual(states);
    expect(await mails()).toEqual(['SUBSCRIPTION_RECEIVED', 'SUBSCRIPTION_APPROVED', 'SUBSCRIPTION_PLANNED']);
    await operate(no, 'TERMINATED');
    expect((await me().get(no)).data?.card.state).toBe('TERMINATED');
  });

  test('cannot be skipped, and an installation needs a future time', async () => {
    const no = noOf(await me().apply());
    await expect(operate(no, 'IN_USE')).rejects.toMatchObject({ code: '4097' });
    await operate(no, 'CONSULTING', 'APPROVED');
    const plan = { applicationNo: no, to: 'INSTALLATION_PLANNED', reason: '', installationAt: new Date(0) } as const;
    await expect(operateSubscription(shop.app.dependencies, { mallId: 1 }, plan)).rejects.toMatchObject({
      code: '4220',
    });
    expect((await me().get(no)).data?.card.state).toBe('APPROVED');
  });

  test('can be changed neither by another member nor by another mall’s operator', async () => {
    const no = noOf(await me().apply());
    const move = { applicationNo: no, to: 'CONSULTING', reason: '' } as const;
    await expect(operateSubscription(shop.app.dependencies, { mallId: 2 }, move)).rejects.toMatchObject({
      code: '4044',
    });
    const outsider = me(other);
    for (const reply of [await outsider.get(no), await outsider.file(no), await outsider.cancel(no)])
      expect(reply).toMatchObject({ status: 404, code: '4044' });
    expect((await outsider.list()).data).toMatchObject({ total: 0 });
  });
});

describe('cancelling', () => {
  test('is possible until the installation, with a reason, once', async () => {
    const no = noOf(await me().apply());
    await operate(no, 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED');
    expect((await me().cancel(no, ' ')).status).toBe(400);
    const reply = await me().cancel(no, '이사를 가요');
    expect(reply.data).toMatchObject({ card: { state: 'CANCELLED', mayCancel: false } });
    expect(reply.data?.history.at(-1)).toMatchObject({ state: 'CANCELLED', reason: '이사를 가요' });
    expect((await me().cancel(no)).code).toBe('4097');
    expect((await mails()).filter((kind) => kind === 'SUBSCRIPTION_CANCELLED')).toHaveLength(1);
  });

  test('is refused once the product is in use', async () => {
    const no = noOf(await me().apply());
    await operate(no, 'CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED', 'IN_USE');
    expect(await me().cancel(no)).toMatchObject({ status: 409, code: '4097' });
    expect((await me().get(no)).data?.card.state).toBe('IN_USE');
  });
});
