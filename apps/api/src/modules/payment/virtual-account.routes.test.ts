import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree, eventually, openPayingShop, type PayingShop } from '../../testing/payments.ts';
import { expireUnpaidOrders } from '../order/expire-unpaid-orders.ts';
import { recoverPayments } from './recover-payments.ts';
import { refundPayment } from './refund-payment.ts';

let shop: PayingShop;
/** Holds back what the service answers to the next reading, so that it is old when it arrives. */
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

const recover = () => recoverPayments(shop.app.dependencies, { mallId: 1 });
const expire = () => {
  const { database, clock } = shop.app.dependencies;
  return expireUnpaidOrders(database, { mallId: 1 }, clock());
};
const waiting = { state: 'PENDING_PAYMENT', attempts: ['WAITING'], entries: [] };
const paid = { state: 'PAID', attempts: ['DONE'], entries: [60_000] };

/** An order whose account waits for its deposit. */
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
  test('waits for its deposit, tells where it goes, and is paid by it', async () => {
    const { orderNo, returned } = await openAccount();
    const order = await shop.read(orderNo);
    expect(order.payment).toMatchObject({
      method: 'VIRTUAL_ACCOUNT',
      bank: '국민은행',
      accountNumber: expect.stringMatching(/^\d{14}$/),
      accountHolder: '김가은',
      paidAt: null,
    });
    const dueSeconds = (text: string | null) => Math.floor(Date.parse(text ?? '') / 1000);
    expect(dueSeconds(order.payment?.depositBefore ?? '')).toBe(dueSeconds(order.expiresAt));
    await shop.deposit(orderNo);
    await eventually(() => shop.look(orderNo)).toEqual(paid);
    expect((await shop.confirm(returned)).data).toEqual({ orderNo, state: 'PAID' });
    expect((await shop.read(orderNo)).payment?.paidAt).not.toBeNull();
  });

  test('a deposit that the bank takes back holds the order; the next one pays it', async () => {
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await eventually(() => shop.look(orderNo)).toEqual(paid);
    await shop.withdraw(orderNo);
    await eventually(() => shop.look(orderNo)).toEqual({ ...waiting, entries: [60_000, -60_000] });
    await shop.deposit(orderNo);
    await eventually(() => shop.look(orderNo)).toEqual({ ...paid, entries: [60_000, -60_000, 60_000] });
  });

  test('a deposit taken back from an order that is being prepared is in the ledger; the order stays', async () => {
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await eventually(() => shop.look(orderNo)).toEqual(paid);
    await shop.owner.updateTable('mallOrder').set({ state: 'PREPARING' }).where('orderNo', '=', orderNo).execute();
    await shop.withdraw(orderNo);
    const held = { state: 'PREPARING', attempts: ['WAITING'], entries: [60_000, -60_000] };
    await eventually(() => shop.look(orderNo)).toEqual(held);
    await recover();
    await shop.deposit(orderNo);
    await eventually(() => shop.look(orderNo)).toMatchObject({ state: 'PREPARING', attempts: ['DONE'] });
  });

  test('a deposit whose notices are lost is found before the order expires', async () => {
    const { orderNo } = await openAccount();
    await shop.trouble({ webhooks: 0 });
    await shop.deposit(orderNo);
    await shop.wait(31 * 60_000);
    await expire();
    await recover();
    await expire();
    expect(await shop.look(orderNo)).toEqual(paid);
    await shop.trouble({ webhooks: 1 });
  });

  test('without a deposit the order expires and the account is closed', async () => {
    const { orderNo } = await openAccount();
    await shop.wait(31 * 60_000);
    await recover();
    await expire();
    expect(await shop.look(orderNo)).toEqual({ state: 'EXPIRED', attempts: ['FAILED'], entries: [] });
    expect(await shop.held(orderNo)).toEqual(['EXPIRED 60000']);
  });

  test('of an order that was cancelled is closed by the recovery', async () => {
    const { orderNo } = await openAccount();
    await shop.owner.updateTable('mallOrder').set({ state: 'CANCELLED' }).where('orderNo', '=', orderNo).execute();
    await recover();
    expect(await shop.look(orderNo)).toEqual({ state: 'CANCELLED', attempts: ['CANCELLED'], entries: [] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('is closed before its member gives the order up', async () => {
    const { orderNo } = await openAccount();
    expect((await shop.cancel(orderNo, 0)).status).toBe(200);
    expect(await shop.look(orderNo)).toEqual({ state: 'CANCELLED', attempts: ['CANCELLED'], entries: [] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('that has been paid unheard cannot be given up for nothing', async () => {
    const { orderNo } = await openAccount();
    await shop.trouble({ webhooks: 0 });
    await shop.deposit(orderNo);
    await shop.trouble({ webhooks: 1 });
    expect((await shop.cancel(orderNo, 0)).code).toBe('4093');
    expect(await shop.look(orderNo)).toEqual(paid);
    const refundAccount = { bankCode: '88', accountNumber: '110123456789', holder: '김가은' };
    expect((await shop.cancel(orderNo, 60_000, refundAccount)).status).toBe(200);
    expect(await shop.look(orderNo)).toEqual({ state: 'CANCELLED', attempts: ['DONE'], entries: [60_000, -60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('is closed before the order is paid in another way', async () => {
    const { orderNo } = await openAccount();
    const { url } = await shop.payAgain(orderNo, 'CARD');
    expect((await shop.confirm(await agree(url))).data?.state).toBe('PAID');
    expect(await shop.look(orderNo)).toEqual({ state: 'PAID', attempts: ['CANCELLED', 'DONE'], entries: [60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0', 'DONE 60000']);
  });

  test('a deposit that came in unheard keeps the card from being charged', async () => {
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

describe('an answer that is old when it arrives', () => {
  test('does not take a deposit back that has come in meanwhile', async () => {
    const { orderNo, returned } = await openAccount();
    await shop.wait(6 * 60_000);
    const letGo = holdBack(returned.paymentKey);
    const recovering = recover();
    await eventually(() => heldBack === undefined).toBe(true);
    await shop.deposit(orderNo);
    await eventually(() => shop.look(orderNo)).toEqual(paid);
    letGo();
    await recovering;
    expect(await shop.look(orderNo)).toEqual(paid);
  });

  test('does not count a payment twice that has been given back meanwhile', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    expect((await shop.confirm(returned)).data?.state).toBe('PAID');
    const { orderId, paymentKey } = returned;
    const letGo = holdBack(paymentKey);
    const noticed = shop.notify({ eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId, status: 'LATE' } });
    await eventually(() => heldBack === undefined).toBe(true);
    const refund = { orderNo, amount: 60_000, reason: '취소', key: 'claim-1', refundAccount: null };
    await refundPayment(shop.app.dependencies, { mallId: 1 }, refund);
    letGo();
    expect((await noticed).status).toBe(200);
    expect((await shop.look(orderNo)).entries).toEqual([60_000, -60_000]);
  });
});

describe('a notice', () => {
  test('sent twice, and again later, counts once', async () => {
    await shop.trouble({ webhooks: 3 });
    const { orderNo } = await openAccount();
    await shop.deposit(orderNo);
    await eventually(() => shop.look(orderNo)).toEqual(paid);
    await shop.trouble({ webhooks: 1 });
    const secret = await secretOf(orderNo);
    const body = { eventType: 'DEPOSIT_CALLBACK', status: 'DONE', orderId: `${orderNo}-1-1`, secret };
    for (const reply of [await shop.notify(body), await shop.notify(body)]) expect(reply.status).toBe(200);
    expect(await shop.look(orderNo)).toEqual(paid);
    const deposits = shop.owner.selectFrom('paymentEvent').select('eventId').where('kind', '=', 'DEPOSIT_CALLBACK');
    // The service's own notices may still be under way.
    await eventually(() => deposits.where('handledAt', 'is', null).execute()).toEqual([]);
  });

  test('is only a hint: a forged one is answered with 200 and changes nothing', async () => {
    const { orderNo, returned } = await openAccount();
    const { orderId, paymentKey } = returned;
    const deposit = { eventType: 'DEPOSIT_CALLBACK', status: 'DONE', orderId };
    const changed = { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId, status: 'DONE' } };
    const before = await countEvents();
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
    expect(await countEvents()).toBe(before);
    // One that knows the key only makes us look.
    expect((await shop.notify(changed)).status).toBe(200);
    expect(await shop.look(orderNo)).toEqual(waiting);
  });

  test('before the browser is back pays the order, and the browser finds it paid', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ delay: 800 });
    const confirming = shop.confirm(returned);
    await eventually(() => shop.look(orderNo)).toEqual(paid);
    expect((await confirming).data).toEqual({ orderNo, state: 'PAID' });
    await shop.trouble({ delay: 0 });
    expect(await shop.look(orderNo)).toEqual(paid);
  });

  test('at the address of one mall about an order of another reaches it', async () => {
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

  const countEvents = async () => (await shop.owner.selectFrom('paymentEvent').select('eventId').execute()).length;
});

describe('paid too late', () => {
  test('the money of an order that expired meanwhile goes back, and the member is told', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ delay: 600, webhooks: 0 });
    const confirming = shop.confirm(returned);
    await eventually(async () => (await shop.look(orderNo)).attempts).toEqual(['CONFIRMING']);
    await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('orderNo', '=', orderNo).execute();
    expect(await confirming).toMatchObject({ status: 409, code: '4094' });
    await shop.trouble({ delay: 0, webhooks: 1 });
    expect(await shop.look(orderNo)).toEqual({ state: 'EXPIRED', attempts: ['CANCELLED'], entries: [60_000, -60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
    expect((await shop.confirm(returned)).code).toBe('4094');
  });

  test('also when the reply to giving it back is lost', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ delay: 300, webhooks: 0 });
    const confirming = shop.confirm(returned);
    await eventually(async () => (await shop.look(orderNo)).attempts).toEqual(['CONFIRMING']);
    await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('orderNo', '=', orderNo).execute();
    await eventually(() => shop.held(orderNo)).toEqual(['DONE 60000']);
    await shop.trouble({ loseReplies: 2 });
    await confirming;
    await shop.trouble({ delay: 0, loseReplies: 0 });
    await shop.wait(31_000);
    await recover();
    await shop.trouble({ webhooks: 1 });
    expect(await shop.look(orderNo)).toEqual({ state: 'EXPIRED', attempts: ['CANCELLED'], entries: [60_000, -60_000] });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });

  test('an order whose payment is not answered yet does not expire', async () => {
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
