import type { DifferenceRow, OfficeDifference } from '@mall/contracts/office/ledger';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { reportDifferences, reportMovedPayments } from '../compare/report-differences.ts';

let shop: PayingShop;
let finance: StaffClient;
let security: StaffClient;
let stranger: StaffClient;
beforeAll(async () => {
  shop = await openPayingShop();
  // A late notice of a payment would also report what happened to it since.
  await shop.trouble({ webhooks: 0 });
  finance = await addStaff(shop, { role: 'FINANCE', mallIds: [1] });
  security = await addStaff(shop, { role: 'SECURITY' });
  stranger = await addStaff(shop, { role: 'FINANCE', mallIds: [2] });
});
afterAll(() => shop.close());

const price = 60_000;

async function pay(mallUrl = 'familyshop') {
  const { orderNo, url } = await shop.order('CARD', { mallUrl });
  const returned = await agree(url);
  await shop.confirm(returned, mallUrl);
  return { orderNo, paymentKey: returned.paymentKey };
}
/** Cancels in the service's own console, and the notice is lost. */
const cancelThere = (paymentKey: string, amount: number) =>
  shop.gateway.cancel({ paymentKey, amount, reason: '콘솔에서 취소', idempotencyKey: `${paymentKey}-${amount}` });
/** Runs the nightly job; returns whether it found an unexplained difference. */
async function night(): Promise<boolean> {
  const mall = [...(await shop.app.dependencies.malls.all()).values()].find(({ mallId }) => mallId === 1);
  if (!mall) throw new Error('no mall');
  return reportDifferences(shop.app.dependencies, mall, new Date()).then(
    () => false,
    () => true,
  );
}
async function differ(amount = 10_000) {
  const { orderNo, paymentKey } = await pay();
  await cancelThere(paymentKey, amount);
  await night();
  return { orderNo, paymentKey, name: `${orderNo}-1-1` };
}

const rowsOf = async (staff: StaffClient, query: string) =>
  (await staff.get<{ rows: DifferenceRow[] }>(`/differences?${query}`)).data?.rows ?? [];
const show = async (staff: StaffClient, name: string) =>
  (await staff.get<OfficeDifference>(`/malls/1/differences/${name}`)).data;
const resolve = (staff: StaffClient, name: string, body: object = {}) =>
  staff.post(`/malls/1/differences/${name}/resolve`, {
    body: { ledger: price, other: 50_000, reason: '콘솔에서 취소한 건을 확인했어요', ...body },
  });
const compare = (staff: StaffClient, orderNo: string) =>
  staff.post<{ outcome: string }[]>('/differences/compare', { body: { items: [{ mallId: 1, orderNo }] } });

describe('what the nightly comparison finds', () => {
  test('is listed with its amounts, in words, and with the order’s money; a reader gets no actions', async () => {
    const { orderNo, name } = await differ();
    const [row] = await rowsOf(finance, `q=${orderNo}`);
    expect(row).toMatchObject({
      ...{ mallId: 1, name, orderNo, ledger: price, other: 50_000, state: 'OPEN', acts: ['compare', 'resolve'] },
      words: '장부는 결제됨, 결제사는 일부 취소',
    });
    expect(await show(security, name)).toMatchObject({ acts: [], resolution: null, money: { orderNo, acts: [] } });
    expect(await rowsOf(stranger, `q=${orderNo}`)).toEqual([]);
    expect((await stranger.get(`/malls/1/differences/${name}`)).code).toBe('4040');
    expect((await (await addStaff(shop, { role: 'MD' })).get('/differences')).code).toBe('4040');
  });

  test('keeps the time when it was first found, and remains as agreed once both sides agree', async () => {
    const { orderNo, name } = await differ();
    const before = await show(finance, name);
    expect(await night()).toBe(true);
    const after = await show(finance, name);
    expect(after?.foundAt).toBe(before?.foundAt);
    expect(after?.seenAt).not.toBe(before?.seenAt);
    expect((await compare(finance, orderNo)).data?.[0]?.outcome).toBe('done');
    expect(await show(finance, name)).toMatchObject({ state: 'AGREED', acts: [] });
    expect((await shop.look(orderNo)).entries).toEqual([price, -10_000]);
    // The payments agree now; the order is not marked as refunded yet.
    expect(await rowsOf(finance, `q=${orderNo}&state=is:OPEN`)).toMatchObject([{ name: orderNo, other: price }]);
  });

  test('is compared again even when its payment is older than the nightly period', async () => {
    const { orderNo, name } = await differ();
    const begun = new Date(Date.now() - 30 * 86_400_000);
    await shop.owner.updateTable('paymentAttempt').set({ startedAt: begun }).where('orderNo', '=', orderNo).execute();
    await night();
    expect((await show(finance, name))?.state).toBe('OPEN');
  });
});

describe('a difference is settled with a reason', () => {
  test('and the name of who gave it, and neither list nor job reports it again while the amounts are the same', async () => {
    const { name, paymentKey } = await differ();
    expect((await resolve(finance, name)).code).toBe('0000');
    expect(await show(finance, name)).toMatchObject({
      ...{ state: 'RESOLVED', acts: ['compare'] },
      resolution: { by: expect.stringMatching(/^운영자/), reason: '콘솔에서 취소한 건을 확인했어요' },
    });
    await night();
    expect((await show(finance, name))?.state).toBe('RESOLVED');
    await cancelThere(paymentKey, 5_000);
    expect(await night()).toBe(true);
    expect(await show(finance, name)).toMatchObject({ state: 'OPEN', other: 45_000, resolution: null });
    const audit = await shop.owner
      .selectFrom('staffAudit')
      .select(['action', 'staffNo', 'reason'])
      .where('subject', '=', `difference ${name}`)
      .execute();
    expect(audit).toEqual([
      { action: 'ledger.resolve', staffNo: finance.staffNo, reason: '콘솔에서 취소한 건을 확인했어요' },
    ]);
  });

  test('but not without one, not for changed amounts, not twice, and not by a reader', async () => {
    const { name, orderNo } = await differ();
    expect((await resolve(finance, name, { reason: '  ' })).code).toBe('4000');
    expect((await resolve(finance, name, { other: 49_000 })).code).toBe('4090');
    expect((await resolve(security, name)).code).toBe('4040');
    expect((await resolve(stranger, name)).code).toBe('4040');
    expect((await resolve(finance, '2026010100000001-1-1')).code).toBe('4040');
    expect((await compare(security, orderNo)).code).toBe('4040');
    expect((await compare(stranger, orderNo)).data?.[0]?.outcome).toBe('failed');
    const twice = await Promise.all([resolve(finance, name), resolve(finance, name)]);
    expect(twice.map(({ code }) => code).sort()).toEqual(['0000', '4090']);
  });

  test('even for a payment that the database lacks, which comparing leaves open', async () => {
    const name = '2026112399999998-1-1';
    const opened = await shop.gateway.open({
      ...{ orderId: name, orderName: '컵', amount: 9_000, method: 'CARD', customerName: '김가은' },
      ...{ customerEmail: 'gaeun@example.kr', successUrl: 'http://x.localhost/', failUrl: 'http://x.localhost/' },
      depositBefore: new Date(),
    });
    await shop.gateway.confirm(await agree(opened.url));
    const report = () => reportMovedPayments(shop.app.dependencies, new Date(Date.now() + 60_000));
    await expect(report()).rejects.toThrow(name);
    await night();
    expect(await show(finance, name)).toMatchObject({
      state: 'OPEN',
      ledger: 0,
      other: 9_000,
      acts: ['resolve'],
      money: null,
    });
    expect((await resolve(finance, name, { ledger: 0, other: 9_000 })).code).toBe('0000');
    await report().catch((error: Error) => expect(error.message).not.toContain(name));
  });
});

describe('the ledger', () => {
  type Ledger = {
    rows: { orderNo: string; amount: number }[];
    sums: { paid: number; refunded: number };
    next?: string;
  };
  const ledger = async (staff: StaffClient, query = '') => (await staff.get<Ledger>(`/ledger?${query}`)).data;

  test('sums all matching entries exactly, in the malls of the scope', async () => {
    const { orderNo, paymentKey } = await pay();
    await shop.gateway.cancel({ paymentKey, amount: 20_000, reason: '취소', idempotencyKey: 'part' });
    await compare(finance, orderNo);
    const foreign = await pay('hanul');
    const own = await ledger(finance, `q=${orderNo}`);
    expect(own?.rows.map(({ amount }) => amount)).toEqual([-20_000, price]);
    expect(own?.sums).toEqual({ paid: price, refunded: -20_000 });
    expect((await ledger(finance, `q=${foreign.orderNo}`))?.rows).toEqual([]);
    const all = await shop.owner.selectFrom('paymentEntry').select('amount').where('mallId', '=', 1).execute();
    const whole = await ledger(finance, 'size=1');
    expect(whole?.rows).toHaveLength(1);
    expect((whole?.sums.paid ?? 0) + (whole?.sums.refunded ?? 0)).toBe(
      all.reduce((sum, { amount }) => sum + Number(amount), 0),
    );
  });

  test('is filtered by kind, method, day and amount', async () => {
    const { orderNo } = await pay();
    const found = async (query: string) => (await ledger(finance, `q=${orderNo}&${query}`))?.rows.length;
    expect(await found('kind=is:PAYMENT&method=is:CARD&amount=is:60000')).toBe(1);
    expect(await found('kind=is:REFUND')).toBe(0);
    expect(await found('method=not:CARD')).toBe(0);
    expect(await found('happened=to:2020-01-01')).toBe(0);
  });

  test('is open to security and finance, and to no role that does not need it', async () => {
    expect((await security.get('/ledger')).code).toBe('0000');
    for (const role of ['MD', 'MARKETING', 'PARTNER', 'WELFARE', 'DEALER'] as const)
      expect([role, (await (await addStaff(shop, { role, mallIds: [1] })).get('/ledger')).code]).toEqual([
        role,
        '4040',
      ]);
  });
});
