import type { OfficeCase } from '@mall/contracts/office/cases';
import type { DepositRow, OrderMoney } from '@mall/contracts/office/deposits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaymentOutcomeUnknown, PaymentRefused } from '../../../payment/payment-gateway.ts';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

type Page = { rows: DepositRow[]; count: { value: number }; sums: { amount: number } };
type Outcomes = { mallId: number; orderNo: string; outcome: string; reason?: string }[];

/** Thrown by the next cancellation at the payment service. */
let refuse: (() => never) | undefined;
/** The order about which the service does not respond. */
let unanswered = '';
let shop: PayingShop;
let cs: StaffClient;
let finance: StaffClient;
let stranger: StaffClient;
beforeAll(async () => {
  shop = await openPayingShop((gateway) => ({
    ...gateway,
    cancel: async (wanted) => refuse?.() ?? gateway.cancel(wanted),
    read: async (paymentKey) => {
      const payment = await gateway.read(paymentKey);
      if (unanswered !== '' && payment?.orderId.startsWith(unanswered)) throw new PaymentOutcomeUnknown('no answer');
      return payment;
    },
  }));
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  finance = await addStaff(shop, { role: 'FINANCE', mallIds: [1] });
  stranger = await addStaff(shop, { role: 'SUPER', mallIds: [2] });
});
beforeEach(() => {
  refuse = undefined;
  unanswered = '';
});
afterAll(() => shop.close());

const refundAccount = { bankCode: '88', accountNumber: '110123456789', holder: '김가은' };

async function openAccount(): Promise<string> {
  const { orderNo, url } = await shop.order('VIRTUAL_ACCOUNT');
  await shop.confirm(await agree(url));
  return orderNo;
}

/** Pays into the account of an order that has ended. */
async function depositLate(): Promise<string> {
  const orderNo = await openAccount();
  await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('orderNo', '=', orderNo).execute();
  await shop.deposit(orderNo);
  await expect.poll(async () => (await shop.look(orderNo)).attempts).toEqual(['HELD']);
  return orderNo;
}

const listed = async (staff: StaffClient, query: string) => (await staff.get<Page>(`/deposits?${query}`)).data;
const rowOf = async (staff: StaffClient, orderNo: string) => (await listed(staff, `q=${orderNo}`))?.rows ?? [];
const moneyOf = async (staff: StaffClient, orderNo: string) =>
  (await staff.get<OrderMoney>(`/malls/1/deposits/${orderNo}`)).data;
const bring = (staff: StaffClient, orderNo: string, body: object = {}, mallId = 1) =>
  staff.post<{ caseNo: number }>(`/malls/${mallId}/deposits/${orderNo}/return`, {
    body: { refundAccount, reason: '전화로 계좌를 확인했어요', ...body },
  });
const approve = (staff: StaffClient, caseNo: number) => staff.post(`/cases/${caseNo}/approve`);
const ask = (staff: StaffClient, orderNo: string, mallId = 1) =>
  staff.post<Outcomes>('/deposits/ask', { body: { items: [{ mallId, orderNo }] } });
const auditOf = (subject: string) =>
  shop.owner
    .selectFrom('staffAudit')
    .select(['action', 'staffNo'])
    .where('subject', '=', subject)
    .orderBy('auditNo')
    .execute();

async function broughtFor(orderNo: string): Promise<number> {
  const { data, text } = await bring(cs, orderNo);
  if (!data) throw new Error(text);
  return data.caseNo;
}

describe('the queue', () => {
  test('shows a late deposit with the actions open to each member of staff, and none of another mall', async () => {
    const orderNo = await depositLate();
    const [row, ...more] = await rowOf(cs, orderNo);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ mallId: 1, orderNo, kind: 'LATE', method: 'VIRTUAL_ACCOUNT', amount: 60_000, expected: 0, held: 60_000 },
      ...{ answer: '늦은 입금', caseNo: null, acts: ['return', 'ask'] },
    });
    expect((await rowOf(finance, orderNo))[0]?.acts).toEqual([]);
    expect(await rowOf(stranger, orderNo)).toEqual([]);
    expect((await stranger.get(`/malls/1/deposits/${orderNo}`)).code).toBe('4040');
    expect((await (await addStaff(shop, { role: 'MD' })).get('/deposits')).code).toBe('4040');
  });

  test('shows an account without its deposit, and a charge without a response once it is ten minutes old', async () => {
    // A notice that is still on its way would settle it.
    await shop.trouble({ webhooks: 0 });
    const orderNo = await openAccount();
    await shop.trouble({ webhooks: 1 });
    expect(await rowOf(cs, orderNo)).toMatchObject([{ kind: 'WAITING', expected: 60_000, held: 0, acts: ['ask'] }]);
    const stand = (minutes: number) =>
      shop.owner
        .updateTable('paymentAttempt')
        .set({ state: 'CONFIRMING', changedAt: new Date(Date.now() - minutes * 60_000) })
        .where('orderNo', '=', orderNo)
        .execute();
    await stand(9);
    expect(await rowOf(cs, orderNo)).toEqual([]);
    await stand(11);
    expect(await rowOf(cs, orderNo)).toMatchObject([{ kind: 'STUCK', answer: '결제 확인 중', acts: ['ask'] }]);
  });

  test('is filtered by kind, amount and due time, paged, and summed', async () => {
    const orderNos = [await depositLate(), await depositLate()].sort();
    const late = await listed(cs, 'kind=is:LATE&size=1&sort=since');
    expect(late?.rows).toHaveLength(1);
    expect(late?.sums.amount).toBe((late?.count.value ?? 0) * 60_000);
    const all: string[] = [];
    for (let next: string | undefined = ''; next !== undefined; ) {
      const page: (Page & { next?: string }) | undefined = await listed(
        cs,
        `kind=is:LATE&size=1${next && `&cursor=${next}`}`,
      );
      all.push(...(page?.rows ?? []).map(({ orderNo }) => orderNo));
      next = page?.next;
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((one) => orderNos.includes(one)).sort()).toEqual(orderNos);
    expect((await listed(cs, 'kind=is:LATE&amount=from:60001'))?.rows).toEqual([]);
    expect((await listed(cs, 'kind=is:LATE&due=is:late'))?.rows).toEqual([]);
    expect((await listed(cs, 'kind=not:LATE'))?.rows.filter(({ kind }) => kind === 'LATE')).toEqual([]);
  });
});

describe('a late deposit is refunded', () => {
  test('once a second person has approved the account, whose number is masked for everyone', async () => {
    const orderNo = await depositLate();
    const caseNo = await broughtFor(orderNo);
    expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
    expect(await rowOf(cs, orderNo)).toMatchObject([{ caseNo, acts: ['ask'] }]);
    expect(await moneyOf(cs, orderNo)).toMatchObject({
      late: 60_000,
      acts: ['ask'],
      cases: [{ caseNo, state: 'OPEN' }],
    });
    const { text, data } = await finance.get<{ cases: OfficeCase[] }>('/cases');
    expect(data?.cases.find((one) => one.caseNo === caseNo)).toMatchObject({
      ...{ title: '늦은 입금 환불', mayDecide: true, path: `/deposits/1/${orderNo}` },
      differences: [
        { name: '보관 중인 입금', before: '60,000원', after: '0원' },
        { name: '돌려줄 계좌', before: '없음', after: '신한은행 ********6789 김*은' },
      ],
    });
    expect(text).not.toContain(refundAccount.accountNumber);
    expect((await approve(finance, caseNo)).code).toBe('0000');
    expect(await shop.look(orderNo)).toMatchObject({ attempts: ['CANCELLED'], entries: [60_000, -60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
    expect(await rowOf(cs, orderNo)).toEqual([]);
    expect(await auditOf(`deposit ${orderNo}`)).toEqual([{ action: 'deposit.return', staffNo: cs.staffNo }]);
    expect(await auditOf(`case ${caseNo}`)).toEqual([{ action: 'case.approve', staffNo: finance.staffNo }]);
  });

  test('only by another person than its maker, within that person’s scope', async () => {
    const orderNo = await depositLate();
    const super_ = await addStaff(shop, { role: 'SUPER' });
    const { data } = await bring(super_, orderNo);
    const caseNo = data?.caseNo ?? 0;
    const elsewhere = await addStaff(shop, { role: 'FINANCE', mallIds: [2] });
    for (const staff of [super_, cs, elsewhere]) expect((await approve(staff, caseNo)).code).toBe('4040');
    expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
  });

  test('only on request of staff with the permission in that mall, and to an existing bank', async () => {
    const orderNo = await depositLate();
    expect((await bring(finance, orderNo)).code).toBe('4040');
    expect((await bring(stranger, orderNo)).code).toBe('4040');
    expect((await bring(cs, orderNo, { refundAccount: { ...refundAccount, bankCode: '999' } })).code).toBe('4220');
    expect((await bring(cs, orderNo, { reason: ' ' })).code).toBe('4000');
    expect((await bring(stranger, orderNo, {}, 2)).code).toBe('4043');
    expect((await bring(cs, await openAccount())).code).toBe('4094');
    expect(await auditOf(`deposit ${orderNo}`)).toEqual([]);
  });

  test('once, even when it is requested and approved concurrently', async () => {
    const orderNo = await depositLate();
    const colleague = await addStaff(shop, { role: 'CS' });
    const brought = await Promise.all([bring(cs, orderNo), bring(colleague, orderNo)]);
    expect(brought.map(({ code }) => code).sort()).toEqual(['0000', '4094']);
    const caseNo = brought.find(({ data }) => data)?.data?.caseNo ?? 0;
    const second = await addStaff(shop, { role: 'FINANCE' });
    const approved = await Promise.all([approve(finance, caseNo), approve(second, caseNo)]);
    expect(approved.filter(({ code }) => code === '0000')).toHaveLength(1);
    expect((await shop.look(orderNo)).entries).toEqual([60_000, -60_000]);
  });

  test('only once: if its member got it back meanwhile, the case stays open and no money moves', async () => {
    const orderNo = await depositLate();
    const caseNo = await broughtFor(orderNo);
    expect((await shop.returnDeposit(orderNo, refundAccount)).status).toBe(200);
    expect((await approve(finance, caseNo)).code).toBe('4094');
    const { state } = await shop.owner
      .selectFrom('approvalCase')
      .select('state')
      .where('caseNo', '=', caseNo)
      .executeTakeFirstOrThrow();
    expect(state).toBe('OPEN');
    expect((await shop.look(orderNo)).entries).toEqual([60_000, -60_000]);
  });

  test.each([
    ['the bank refuses the account', '4095', () => new PaymentRefused('INVALID_ACCOUNT', '계좌를 확인해 주세요.')],
    ['the server is killed before the service is asked', '5000', () => new Error('killed')],
  ])('when %s, the case reports it, the money stays, and a new case may be opened', async (_when, code, why) => {
    const orderNo = await depositLate();
    const caseNo = await broughtFor(orderNo);
    refuse = () => {
      throw why();
    };
    expect((await approve(finance, caseNo)).code).toBe(code);
    refuse = undefined;
    expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
    expect(await moneyOf(cs, orderNo)).toMatchObject({
      ...{ late: 60_000, acts: ['return', 'ask'], cases: [{ caseNo, state: 'APPROVED' }] },
    });
    expect((await approve(finance, await broughtFor(orderNo))).code).toBe('0000');
    expect((await shop.look(orderNo)).entries).toEqual([60_000, -60_000]);
  });
});

describe('querying the payment service again', () => {
  test('finds a deposit whose notice was lost, and writes an audit row', async () => {
    const orderNo = await openAccount();
    await shop.trouble({ webhooks: 0 });
    await shop.deposit(orderNo);
    await shop.trouble({ webhooks: 1 });
    expect((await ask(cs, orderNo)).data).toEqual([{ mallId: 1, orderNo, outcome: 'done' }]);
    expect(await shop.look(orderNo)).toMatchObject({ state: 'PAID', entries: [60_000] });
    expect(await auditOf(`deposit ${orderNo}`)).toEqual([{ action: 'deposit.ask', staffNo: cs.staffNo }]);
    expect((await ask(cs, orderNo)).data?.[0]?.outcome).toBe('done');
    expect((await shop.look(orderNo)).entries).toEqual([60_000]);
  });

  test('handles a notice that was left unhandled', async () => {
    const orderNo = await openAccount();
    const [account] = await shop.payments(orderNo);
    await shop.owner
      .insertInto('paymentEvent')
      .values({
        ...{ mallId: 1, eventId: orderNo, kind: 'DEPOSIT_CALLBACK', paymentKey: account?.paymentKey ?? '' },
        receivedAt: new Date(Date.now() - 11 * 60_000),
      })
      .execute();
    expect((await rowOf(cs, orderNo)).map(({ kind }) => kind)).toContain('NOTICE');
    await ask(cs, orderNo);
    expect((await rowOf(cs, orderNo)).map(({ kind }) => kind)).toEqual(['WAITING']);
  });

  test('changes nothing for another mall’s order or an unknown one, and is not found without the permission', async () => {
    const orderNo = await openAccount();
    expect((await ask(stranger, orderNo)).data?.[0]?.outcome).toBe('failed');
    expect((await ask(stranger, orderNo, 2)).data?.[0]?.outcome).toBe('failed');
    expect((await ask(finance, orderNo)).code).toBe('4040');
    expect(await auditOf(`deposit ${orderNo}`)).toEqual([]);
  });

  test('reports a missing response, and queries the other orders nevertheless', async () => {
    const [lost, found] = [await openAccount(), await openAccount()];
    unanswered = lost;
    const items = [lost, found].map((orderNo) => ({ mallId: 1, orderNo }));
    const { data } = await cs.post<Outcomes>('/deposits/ask', { body: { items } });
    expect(data?.map(({ outcome }) => outcome)).toEqual(['failed', 'done']);
    expect(data?.[0]?.reason).toContain('결제사가 대답하지 않아요');
  });
});

describe('a cash receipt', () => {
  /** Paid by transfer; the tax office has rejected its receipt. */
  async function refused(): Promise<string> {
    const cashReceipt = { purpose: 'INCOME_DEDUCTION', number: '01012345678' } as const;
    const { orderNo, url } = await shop.order('TRANSFER', { cashReceipt });
    await shop.confirm(await agree(url));
    const failure = '번호를 확인해 주세요.';
    await shop.owner
      .updateTable('cashReceipt')
      .set({ failure, isSettled: true })
      .where('orderNo', '=', orderNo)
      .execute();
    return orderNo;
  }
  const retry = (staff: StaffClient, orderNo: string) =>
    staff.post<Outcomes>('/deposits/receipts', { body: { items: [{ mallId: 1, orderNo }] } });

  test('that was rejected is requested again by finance, and issued once when two do so concurrently', async () => {
    const orderNo = await refused();
    expect(await rowOf(finance, orderNo)).toMatchObject([
      { kind: 'RECEIPT', expected: 60_000, held: 0, answer: '번호를 확인해 주세요.', acts: ['receipt'] },
    ]);
    expect((await rowOf(cs, orderNo))[0]?.acts).toEqual([]);
    expect((await retry(cs, orderNo)).code).toBe('4040');
    expect(await shop.receipts(orderNo)).toEqual([]);
    const replies = await Promise.all([retry(finance, orderNo), retry(finance, orderNo)]);
    expect(replies.map(({ data }) => data?.[0]?.outcome)).toEqual(['done', 'done']);
    expect(await shop.receipts(orderNo)).toEqual([60_000]);
    expect(await rowOf(finance, orderNo)).toEqual([]);
  });

  test('is skipped for an order without one', async () => {
    expect((await retry(finance, await openAccount())).data?.[0]?.outcome).toBe('skipped');
  });
});
