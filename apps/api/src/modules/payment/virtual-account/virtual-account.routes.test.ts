import { depositBeforeOf } from '@mall/domain/order-life';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { addMember } from '../../../testing/shop.ts';
import { expireUnpaidOrders } from '../../order/move/expire-unpaid-orders.ts';
import { comparePayments } from '../compare/compare-payments.ts';
import { refundPayment } from '../refund/refund-payment.ts';
import { listLateDeposits } from './list-late-deposits.ts';
import { returnLateDeposit } from './return-late-deposit.ts';

let shop: PayingShop;
/** Delays the service's next response, so that it is stale when it arrives. */
let heldBack: { readonly paymentKey: string; readonly until: Promise<void> } | undefined;
const holdBack = (paymentKey: string) => {
  const { promise: until, resolve } = Promise.withResolvers<void>();
  heldBack = { paymentKey, until };
  return resolve;
};
beforeAll(async () => {
  shop = await openPayingShop((gateway) => ({
    ...gateway,
    read: async (paymentKey) => {
      const held = heldBack?.paymentKey === paymentKey ? heldBack.until : undefined;
      const payment = await gateway.read(paymentKey);
      if (held) heldBack = undefined;
      await held;
      return payment;
    },
  }));
});
afterAll(() => shop.close());

const recover = () => shop.recover();
const expire = () => {
  const { database, clock } = shop.app.dependencies;
  return expireUnpaidOrders(database, { mallId: 1 }, clock());
};
/** From the order to the day after its account has closed. */
const pastDeadline = 48 * 3_600_000;
const refundAccount = { bankCode: '88', accountNumber: '110123456789', holder: '김가은' };
const waiting = { state: 'PENDING_PAYMENT', attempts: ['WAITING'], entries: [] };
const paid = { state: 'PAID', attempts: ['DONE'], entries: [60_000] };

/** An order whose account awaits its deposit. */
async function openAccount() {
  const { orderNo, url } = await shop.order('VIRTUAL_ACCOUNT');
  const returned = await agree(url);
  expect((await shop.confirm(returned)).data).toEqual({ orderNo, state: 'PENDING_PAYMENT' });
  expect(await shop.look(orderNo)).toEqual(waiting);
  return { orderNo, returned };
}
const secretOf = async (orderNo: string) => {
  const query = shop.owner.selectFrom('paymentAttempt').select('webhookSecret').where('orderNo', '=', orderNo);
  return (await query.executeTakeFirstOrThrow()).webhookSecret;
};

describe('a virtual account', () => {
  test('shows its number while it awaits the deposit, which then pays the order', async () => {
    const { orderNo, returned } = await openAccount();
    const order = await shop.read(orderNo);
    expect(order.payment).toMatchObject({
      method: 'VIRTUAL_ACCOUNT',
      bank: '국민은행',
      accountNumber: expect.stringMatching(/^\d{14}$/),
      accountHolder: '모아온',
      depositor: '김가은',
      paidAt: null,
    });
    const tomorrow = depositBeforeOf(new Date(order.card.orderedAt), 1).toISOString();
    expect(order.payment?.depositBefore).toBe(tomorrow);
    expect(order.expiresAt).toBe(tomorrow);
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    expect((await shop.confirm(returned)).data).toEqual({ orderNo, state: 'PAID' });
    expect((await shop.read(orderNo)).payment?.paidAt).not.toBeNull();
  });

  test('whose deposit the bank takes back stops the order; the next deposit pays it', async () => {
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    await shop.withdraw(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual({ ...waiting, entries: [60_000, -60_000] });
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual({ ...paid, entries: [60_000, -60_000, 60_000] });
  });

  test('whose deposit is taken back from an order in preparation has it in the ledger, and the order continues', async () => {
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    await shop.owner.updateTable('mallOrder').set({ state: 'PREPARING' }).where('orderNo', '=', orderNo).execute();
    await shop.withdraw(orderNo);
    const held = { state: 'PREPARING', attempts: ['WAITING'], entries: [60_000, -60_000] };
    await expect.poll(() => shop.look(orderNo)).toEqual(held);
    await recover();
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toMatchObject({ state: 'PREPARING', attempts: ['DONE'] });
  });

  test('whose notices are lost is found paid before the order expires', async () => {
    const { orderNo } = await openAccount();
    await shop.trouble({ webhooks: 0 });
    await shop.deposit(orderNo);
    await shop.wait(pastDeadline);
    await expire();
    await recover();
    await expire();
    expect(await shop.look(orderNo)).toEqual(paid);
    await shop.trouble({ webhooks: 1 });
  });

  test('reserves the stock beyond the thirty minutes of other methods, until its own deadline', async () => {
    const { orderNo } = await openAccount();
    await shop.wait(31 * 60_000);
    await recover();
    await expire();
    expect(await shop.look(orderNo)).toEqual(waiting);
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
  });

  test('that is opened again later has the same deadline, which counts from the order', async () => {
    const { orderNo } = await openAccount();
    const { expiresAt, depositBefore } = await shop.read(orderNo);
    expect(depositBefore).toBe(expiresAt);
    await shop.wait(3 * 3_600_000);
    const { url } = await shop.payAgain(orderNo, 'VIRTUAL_ACCOUNT');
    await shop.confirm(await agree(url));
    expect(await shop.look(orderNo)).toMatchObject({ attempts: ['CANCELLED', 'WAITING'] });
    const again = await shop.read(orderNo);
    expect([again.expiresAt, again.payment?.depositBefore]).toEqual([expiresAt, expiresAt]);
  });

  test('that is agreed to but not open reserves the stock for thirty minutes like other methods', async () => {
    const { orderNo } = await shop.order('VIRTUAL_ACCOUNT');
    await shop.wait(31 * 60_000);
    await recover();
    await expire();
    expect((await shop.look(orderNo)).state).toBe('EXPIRED');
  });

  test('whose deposit is taken back after its deadline leaves a day to pay by another method', async () => {
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    await shop.wait(pastDeadline);
    await shop.withdraw(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PENDING_PAYMENT');
    await recover();
    await expire();
    expect((await shop.look(orderNo)).state).toBe('PENDING_PAYMENT');
    const { url } = await shop.payAgain(orderNo, 'CARD');
    expect((await shop.confirm(await agree(url))).data?.state).toBe('PAID');
    expect((await shop.look(orderNo)).entries).toEqual([60_000, -60_000, 60_000]);
  });

  test('whose deposit is taken back and not paid otherwise expires a day later', async () => {
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    await shop.wait(pastDeadline);
    await shop.withdraw(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PENDING_PAYMENT');
    await shop.wait(25 * 3_600_000);
    await recover();
    await expire();
    expect(await shop.look(orderNo)).toMatchObject({ state: 'EXPIRED', entries: [60_000, -60_000] });
  });

  test('without a deposit is closed, and the order expires', async () => {
    const { orderNo } = await openAccount();
    await shop.wait(pastDeadline);
    await recover();
    await expire();
    expect(await shop.look(orderNo)).toEqual({ state: 'EXPIRED', attempts: ['FAILED'], entries: [] });
    expect(await shop.held(orderNo)).toEqual(['EXPIRED 60000']);
  });

  test('of a cancelled order is closed by the recovery', async () => {
    const { orderNo } = await openAccount();
    await shop.owner.updateTable('mallOrder').set({ state: 'CANCELLED' }).where('orderNo', '=', orderNo).execute();
    await recover();
    expect(await shop.look(orderNo)).toEqual({ state: 'CANCELLED', attempts: ['CANCELLED'], entries: [] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('is closed before its member cancels the order', async () => {
    const { orderNo } = await openAccount();
    expect((await shop.cancel(orderNo, 0)).status).toBe(200);
    expect(await shop.look(orderNo)).toEqual({ state: 'CANCELLED', attempts: ['CANCELLED'], entries: [] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('with an unreported deposit cannot be cancelled without a refund', async () => {
    const { orderNo } = await openAccount();
    await shop.trouble({ webhooks: 0 });
    await shop.deposit(orderNo);
    await shop.trouble({ webhooks: 1 });
    expect((await shop.cancel(orderNo, 0)).code).toBe('4093');
    expect(await shop.look(orderNo)).toEqual(paid);
    expect((await shop.cancel(orderNo, 60_000, refundAccount)).status).toBe(200);
    expect(await shop.look(orderNo)).toEqual({ state: 'CANCELLED', attempts: ['DONE'], entries: [60_000, -60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('is closed before the order is paid by another method', async () => {
    const { orderNo } = await openAccount();
    const { url } = await shop.payAgain(orderNo, 'CARD');
    expect((await shop.confirm(await agree(url))).data?.state).toBe('PAID');
    expect(await shop.look(orderNo)).toEqual({ state: 'PAID', attempts: ['CANCELLED', 'DONE'], entries: [60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0', 'DONE 60000']);
  });

  test('with an unreported deposit prevents charging the card', async () => {
    const { orderNo } = await openAccount();
    const { url } = await shop.payAgain(orderNo, 'CARD');
    const returned = await agree(url);
    await shop.trouble({ webhooks: 0 });
    const [account] = await shop.payments(orderNo);
    await shop.depositInto(account?.paymentKey ?? '');
    expect((await shop.confirm(returned)).code).toBe('4094');
    await shop.trouble({ webhooks: 1 });
    expect(await shop.look(orderNo)).toEqual({ state: 'PAID', attempts: ['DONE', 'OPEN'], entries: [60_000] });
    expect((await shop.held(orderNo))[1]).toBe('IN_PROGRESS 60000');
  });
});

describe('a stale response', () => {
  test('does not reverse a deposit that has arrived meanwhile', async () => {
    const { orderNo, returned } = await openAccount();
    await shop.wait(6 * 60_000);
    const letGo = holdBack(returned.paymentKey);
    const recovering = recover();
    await expect.poll(() => heldBack === undefined).toBe(true);
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    letGo();
    await recovering;
    expect(await shop.look(orderNo)).toEqual(paid);
  });

  test('does not record again a payment that was refunded meanwhile', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    expect((await shop.confirm(returned)).data?.state).toBe('PAID');
    const { orderId, paymentKey } = returned;
    const letGo = holdBack(paymentKey);
    const noticed = shop.notify({ eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId, status: 'LATE' } });
    await expect.poll(() => heldBack === undefined).toBe(true);
    const refund = { orderNo, amount: 60_000, reason: '취소', key: 'claim-1', refundAccount: null };
    await refundPayment(shop.app.dependencies, { mallId: 1 }, refund);
    letGo();
    expect((await noticed).status).toBe(200);
    expect((await shop.look(orderNo)).entries).toEqual([60_000, -60_000]);
  });
});

describe('a notice', () => {
  test('repeated concurrently or later counts once', async () => {
    await shop.trouble({ webhooks: 3 });
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    await shop.trouble({ webhooks: 1 });
    const secret = await secretOf(orderNo);
    const body = { eventType: 'DEPOSIT_CALLBACK', status: 'DONE', orderId: `${orderNo}-1-1`, secret };
    for (const reply of [await shop.notify(body), await shop.notify(body)]) expect(reply.status).toBe(200);
    expect(await shop.look(orderNo)).toEqual(paid);
    const deposits = shop.owner.selectFrom('paymentEvent').select('eventId').where('kind', '=', 'DEPOSIT_CALLBACK');
    // The service's own notices may still be on their way.
    await expect.poll(() => deposits.where('handledAt', 'is', null).execute()).toEqual([]);
  });

  test('only triggers a query: a forged one gets 200 and changes nothing', async () => {
    const { orderNo, returned } = await openAccount();
    const { orderId, paymentKey } = returned;
    const deposit = { eventType: 'DEPOSIT_CALLBACK', status: 'DONE', orderId };
    const changed = { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId, status: 'DONE' } };
    const events = async () => (await eventsOf(paymentKey)).length;
    // The service's own notices: of the change, and of the account.
    await expect.poll(events).toBe(2);
    for (const body of [
      deposit,
      { ...deposit, secret: '' },
      { ...deposit, secret: 'guessed' },
      { ...deposit, orderId: `${orderNo}-2-1`, secret: await secretOf(orderNo) },
      { ...deposit, orderId: `${orderNo}-999-1` },
      { ...deposit, orderId: 'nonsense' },
      { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey: 'unknown', orderId, status: 'DONE' } },
      { eventType: 'PAYMENT_STATUS_CHANGED' },
      { eventType: 'PAYOUT_STATUS_CHANGED', orderId },
    ]) {
      expect(await shop.notify(body)).toMatchObject({ status: 200, code: '0000' });
    }
    expect(await events()).toBe(2);
    // A forged one with the right key only triggers a query.
    expect((await shop.notify(changed)).status).toBe(200);
    expect(await shop.look(orderNo)).toEqual(waiting);
  });

  test('that arrives before the browser returns pays the order, and the browser finds it paid', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ delay: 800 });
    const confirming = shop.confirm(returned);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    expect((await confirming).data).toEqual({ orderNo, state: 'PAID' });
    await shop.trouble({ delay: 0 });
    expect(await shop.look(orderNo)).toEqual(paid);
  });

  test('about another mall’s order reaches that order', async () => {
    const { orderNo, url } = await shop.order('VIRTUAL_ACCOUNT', { mallUrl: 'hanul' });
    const returned = await agree(url);
    expect((await shop.confirm(returned, 'hanul')).status).toBe(200);
    await shop.trouble({ webhooks: 0 });
    await shop.deposit(orderNo);
    await shop.trouble({ webhooks: 1 });
    const body = { eventType: 'DEPOSIT_CALLBACK', status: 'DONE', orderId: returned.orderId };
    expect((await shop.notify({ ...body, secret: await secretOf(orderNo) })).status).toBe(200);
    expect(await shop.look(orderNo)).toEqual(paid);
  });

  const eventsOf = (paymentKey: string) =>
    shop.owner.selectFrom('paymentEvent').select('eventId').where('paymentKey', '=', paymentKey).execute();
});

describe('a late deposit', () => {
  /** The order ends while its account is still open, and the deposit arrives after that. */
  async function depositLate() {
    const { orderNo } = await openAccount();
    await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('orderNo', '=', orderNo).execute();
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual({ state: 'EXPIRED', attempts: ['HELD'], entries: [60_000] });
    return orderNo;
  }
  const compare = () => comparePayments(shop.app.dependencies, { mallId: 1 }, { since: new Date(0) });

  test('is recorded in the ledger, shown to its member and the operator, and refunded to the account that they name', async () => {
    const orderNo = await depositLate();
    expect((await shop.read(orderNo)).lateDeposit).toBe(60_000);
    expect(await listLateDeposits(shop.app.dependencies, { mallId: 1 })).toEqual([{ orderNo, held: 60_000 }]);
    expect(await listLateDeposits(shop.app.dependencies, { mallId: 2 })).toEqual([]);
    expect((await compare()).filter(({ name }) => name.startsWith(orderNo))).toEqual([]);
    // Nothing tries to refund it without an account.
    await recover();
    expect(await shop.held(orderNo)).toEqual(['DONE 60000']);

    const reply = await shop.returnDeposit(orderNo, refundAccount);
    expect(reply).toMatchObject({ status: 200, data: { lateDeposit: 0 } });
    expect(await shop.look(orderNo)).toEqual({ state: 'EXPIRED', attempts: ['CANCELLED'], entries: [60_000, -60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
    expect((await shop.returnDeposit(orderNo, refundAccount)).code).toBe('4094');
    expect(await listLateDeposits(shop.app.dependencies, { mallId: 1 })).toEqual([]);
  });

  test('is refunded neither to another member nor without an account', async () => {
    const orderNo = await depositLate();
    expect((await shop.returnDeposit(orderNo, refundAccount, await addMember(shop))).code).toBe('4043');
    expect((await shop.returnDeposit(orderNo, { ...refundAccount, accountNumber: '12' })).status).toBe(400);
    expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
    await returnLateDeposit(shop.app.dependencies, { mallId: 1 }, { orderNo, refundAccount });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('is refunded once, even when the response is lost', async () => {
    const orderNo = await depositLate();
    await shop.trouble({ loseReplies: 2 });
    expect((await shop.returnDeposit(orderNo, refundAccount)).code).toBe('5030');
    await shop.trouble({ loseReplies: 0 });
    await expect.poll(() => shop.look(orderNo)).toMatchObject({ entries: [60_000, -60_000], attempts: ['CANCELLED'] });
  });

  test('of an order that has not ended cannot be refunded this way', async () => {
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await expect.poll(() => shop.look(orderNo)).toEqual(paid);
    expect((await shop.returnDeposit(orderNo, refundAccount)).code).toBe('4094');
    expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
  });
});

describe('a payment that comes too late', () => {
  test('is refunded when its order has expired meanwhile, and the member is notified', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ delay: 600, webhooks: 0 });
    const confirming = shop.confirm(returned);
    await expect.poll(async () => (await shop.look(orderNo)).attempts).toEqual(['CONFIRMING']);
    await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('orderNo', '=', orderNo).execute();
    expect(await confirming).toMatchObject({ status: 409, code: '4094' });
    await shop.trouble({ delay: 0, webhooks: 1 });
    expect(await shop.look(orderNo)).toEqual({ state: 'EXPIRED', attempts: ['CANCELLED'], entries: [60_000, -60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
    expect((await shop.confirm(returned)).code).toBe('4094');
  });

  test('is refunded even when the refund’s response is lost', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ delay: 300, webhooks: 0 });
    const confirming = shop.confirm(returned);
    await expect.poll(async () => (await shop.look(orderNo)).attempts).toEqual(['CONFIRMING']);
    await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('orderNo', '=', orderNo).execute();
    await expect.poll(() => shop.held(orderNo)).toEqual(['DONE 60000']);
    await shop.trouble({ loseReplies: 2 });
    await confirming;
    await shop.trouble({ delay: 0, loseReplies: 0 });
    await shop.wait(31_000);
    await recover();
    await shop.trouble({ webhooks: 1 });
    expect(await shop.look(orderNo)).toEqual({ state: 'EXPIRED', attempts: ['CANCELLED'], entries: [60_000, -60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('is impossible while it is undecided: its order does not expire', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ loseReplies: 2, webhooks: 0 });
    expect((await shop.confirm(returned)).code).toBe('5030');
    await shop.trouble({ webhooks: 1 });
    await shop.wait(31 * 60_000);
    await expire();
    expect((await shop.look(orderNo)).state).toBe('PENDING_PAYMENT');
    await recover();
    expect(await shop.look(orderNo)).toEqual(paid);
  });
});
