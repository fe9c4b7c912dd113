import { type SubscriptionState, subscriptionStates } from '@mall/contracts/subscription-application-codes';
import { mayMoveSubscription } from '@mall/domain/subscription-states';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { purifier, subscribing, subscriptionTerms } from '../../../testing/subscribing.ts';

type Row = { applicationNo: string; state: SubscriptionState; applicant: string; productName: string };
type Detail = Row & {
  moves: SubscriptionState[];
  history: { state: string; who: string }[];
  installationAt: string | null;
};

let shop: Shop;
let cs: StaffClient;
let md: StaffClient;
let applicationNo: string;
beforeAll(async () => {
  shop = await openShop({ products: [purifier], terms: subscriptionTerms });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  md = await addStaff(shop, { role: 'MD' });
  const { data, text } = await subscribing(shop, shop.tokens.familyshop ?? '').apply();
  if (!data) throw new Error(`refused: ${text}`);
  applicationNo = data.subsNo;
});
afterAll(() => shop.close());

const path = (part = '', mallId = 1) => `/malls/${mallId}/subscriptions/${applicationNo}${part}`;
const found = async (query = '', staff = cs) =>
  (await staff.get<{ rows: Row[] }>(`/subscriptions?${encodeURI(query)}`)).data?.rows.map((row) => row.applicationNo);
const move = (to: SubscriptionState, values: object = {}, staff = cs) =>
  staff.post(path('/moves'), { body: { to, reason: '회원이 원했어요.', ...values } });
const put = (state: SubscriptionState) =>
  shop.owner
    .updateTable('subscriptionApplication')
    .set({ state, installationAt: new Date(), installedOn: sql<Date>`'2026-01-31'::date` })
    .execute();

test('the list shows applications masked, in the malls of the scope', async () => {
  const { data, text } = await cs.get<{ rows: Row[]; count: object }>('/subscriptions');
  expect(data).toMatchObject({ rows: [{ applicationNo, state: 'RECEIVED', applicant: '김*은' }], count: { value: 1 } });
  for (const secret of ['김가은', '01012345678', 'gaeun@']) expect(text).not.toContain(secret);
  const other = await addStaff(shop, { role: 'CS', mallIds: [2] });
  expect(await found('', other)).toEqual([]);
  for (const mallId of [1, 2]) expect((await other.get(path('', mallId))).code).toBe('4040');
  for (const role of ['WELFARE', 'DEALER']) {
    const stranger = await addStaff(shop, { role, mallIds: [1] });
    expect([role, (await stranger.get('/subscriptions')).code]).toEqual([role, '4040']);
    expect((await stranger.get(path())).code).toBe('4040');
    expect((await stranger.get('/subscriptions/calendar?week=2026-11-23')).code).toBe('4040');
  }
});

test.each([
  ['state=is:RECEIVED', true],
  ['state=is:APPROVED', false],
  ['product=prefix:직수', true],
  ['product=prefix:비데', false],
  ['q=김가', true],
  ['q=박', false],
  ['ends=from:2020-01-01', false],
  ['installation=from:2020-01-01', false],
  ['submitted=from:2020-01-01', true],
  ['sort=-submittedAt', true],
  ['since=from:2020-01-01', true],
  ['since=to:2020-01-01', false],
])('the list with %s has it: %s', async (query, isThere) => {
  expect(await found(query)).toEqual(isThere ? [applicationNo] : []);
});

describe('a move', () => {
  test('outside the transition table is refused, from every state', async () => {
    for (const from of subscriptionStates) {
      for (const to of subscriptionStates) {
        if (mayMoveSubscription(from, to)) continue;
        await put(from);
        const reply = await move(to, { installationAt: new Date(Date.now() + 86_400_000).toISOString() });
        expect([from, to, reply.code]).toEqual([from, to, '4097']);
      }
    }
    await put('RECEIVED');
  });

  test('is refused to readers', async () => {
    expect((await md.get<Detail>(path())).data?.moves).toEqual([]);
    expect((await move('CONSULTING', {}, md)).code).toBe('4040');
  });

  test('leads to an installation whose day may change; each change is history, an audit row and a mail', async () => {
    for (const to of ['CONSULTING', 'APPROVED'] as const) expect((await move(to)).status).toBe(200);
    expect((await move('INSTALLATION_PLANNED')).code).toBe('4220');
    for (const at of ['2099-12-01T05:00:00Z', '2099-12-03T05:00:00Z']) {
      expect((await move('INSTALLATION_PLANNED', { installationAt: at })).status).toBe(200);
    }
    const { data } = await cs.get<Detail>(path());
    expect(data).toMatchObject({
      installationAt: '2099-12-03T05:00:00.000Z',
      moves: ['INSTALLATION_PLANNED', 'IN_USE', 'CANCELLED'],
    });
    expect(data?.history.map(({ who }) => who !== '')).toEqual([true, true, true, true, false]);
    const mails = await shop.owner
      .selectFrom('mail')
      .select('kind')
      .where('kind', '=', 'SUBSCRIPTION_PLANNED')
      .execute();
    expect(mails).toHaveLength(2);
    const audit = await shop.owner
      .selectFrom('staffAudit')
      .select('action')
      .where('staffNo', '=', cs.staffNo)
      .execute();
    expect(audit).toEqual(Array(4).fill({ action: 'subscription.move' }));
  });

  test('to another day is refused when somebody else has moved it since, and both see the valid day', async () => {
    const was = '2099-12-03T05:00:00.000Z';
    const other = await addStaff(shop, { role: 'CS', mallIds: [1] });
    expect((await move('INSTALLATION_PLANNED', { installationAt: '2099-12-04T05:00:00Z', was }, other)).status).toBe(
      200,
    );
    const late = await move('INSTALLATION_PLANNED', { installationAt: '2099-12-05T05:00:00Z', was });
    expect(late.code).toBe('4090');
    expect((await cs.get<Detail>(path())).data?.installationAt).toBe('2099-12-04T05:00:00.000Z');
  });

  test('of many has a result for each; one planned already keeps its time, and other malls’ are not found', async () => {
    const items = [1, 2].map((mallId) => ({ mallId, applicationNo }));
    const bulk = async (to: string, values: object = {}, staff = cs) => {
      const reply = await staff.post<{ outcome: string }[]>('/subscriptions/bulk', { body: { to, items, ...values } });
      return reply.data?.map(({ outcome }) => outcome) ?? reply.code;
    };
    const installationAt = '2099-12-20T05:00:00Z';
    expect(await bulk('INSTALLATION_PLANNED', { installationAt })).toEqual(['skipped', 'failed']);
    expect(await bulk('INSTALLATION_PLANNED')).toBe('4220');
    expect(await bulk('APPROVED')).toEqual(['skipped', 'failed']);
    expect(await bulk('CONSULTING', {}, md)).toBe('4040');
    await shop.owner.updateTable('subscriptionApplication').set({ state: 'APPROVED', installationAt: null }).execute();
    expect(await bulk('INSTALLATION_PLANNED', { installationAt })).toEqual(['done', 'failed']);
    expect((await cs.get<Detail>(path())).data?.installationAt).toBe('2099-12-20T05:00:00.000Z');
    await move('INSTALLATION_PLANNED', { installationAt: '2099-12-03T05:00:00Z' });
  });

  test('that ends it needs a reason', async () => {
    expect((await move('CANCELLED', { reason: '' })).code).toBe('4220');
  });
});

test('the calendar shows the installations of a week, Monday to Sunday', async () => {
  const week = async (day: string) =>
    (await cs.get<{ firstDay: string; lastDay: string; installations: Row[] }>(`/subscriptions/calendar?week=${day}`))
      .data;
  expect(await week('2099-12-06')).toMatchObject({
    ...{ firstDay: '2099-11-30', lastDay: '2099-12-06' },
    installations: [{ applicationNo, applicant: '김*은' }],
  });
  expect((await week('2099-12-07'))?.installations).toEqual([]);
  expect((await cs.get('/subscriptions/calendar?week=2099-02-31')).code).toBe('4000');
});
