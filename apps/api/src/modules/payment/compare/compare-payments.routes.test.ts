import type { ClaimState } from '@mall/contracts/order-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { refundPayment } from '../refund/refund-payment.ts';
import { compareMovedPayments } from './compare-moved-payments.ts';
import { comparePayments } from './compare-payments.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const compare = (mallId = 1) =>
  comparePayments(shop.app.dependencies, { mallId }, { since: new Date(Date.now() - 86_400_000) });

/** An order with a refund that no claim accounts for. */
async function uneven(): Promise<{ orderNo: string }> {
  const order = await shop.order();
  await shop.confirm(await agree(order.url));
  const refund = { orderNo: order.orderNo, amount: 5_000, reason: '취소', key: 'by-hand', refundAccount: null };
  await refundPayment(shop.app.dependencies, { mallId: 1 }, refund);
  return order;
}
type Progress = { readonly state: ClaimState; readonly refundStartedAt: Date | null };
const insertClaim = (orderNo: string, progress: Progress) =>
  shop.owner
    .insertInto('claim')
    .values({
      ...{ mallId: 1, orderNo, claimNo: 1, type: 'CANCEL', fault: 'MEMBER', reason: '단순 변심' },
      ...{ requestedAt: new Date(), changedAt: new Date(), ...progress },
    })
    .execute();

test('only disagreements are listed, each with its amounts and in its own mall', async () => {
  await shop.order();
  const paid = await shop.order();
  await shop.confirm(await agree(paid.url));
  expect(await compare()).toEqual([]);

  // Refunded at the service only.
  await shop.trouble({ webhooks: 0 });
  const lost = await shop.order();
  const returned = await agree(lost.url);
  await shop.confirm(returned);
  await shop.gateway.cancel({
    paymentKey: returned.paymentKey,
    amount: 10_000,
    reason: '콘솔에서 취소',
    idempotencyKey: 'console',
  });
  const unsaid = await uneven();
  await shop.trouble({ webhooks: 1 });

  expect(await compare()).toEqual([
    { name: `${lost.orderNo}-1-1`, ledger: 60_000, other: 50_000, what: 'DONE here, PARTIAL_CANCELED at the service' },
    { name: unsaid.orderNo, ledger: 55_000, other: 60_000, what: 'the order is PAID' },
  ]);
  expect(await compare(2)).toEqual([]);
});

test('an order is excused only while its own refund is in progress', async () => {
  const { orderNo } = await uneven();
  const differences = async () => (await compare()).map(({ name }) => name);
  expect(await differences()).toContain(orderNo);
  // A refund of another order in this mall does not excuse it.
  const other = await shop.order();
  await shop.confirm(await agree(other.url));
  await insertClaim(other.orderNo, { state: 'REQUESTED', refundStartedAt: new Date() });
  expect(await differences()).toContain(orderNo);
  await insertClaim(orderNo, { state: 'REQUESTED', refundStartedAt: null });
  for (const [state, refundStartedAt, isListed] of [
    ['REQUESTED', null, true],
    ['REQUESTED', new Date(), false],
    ['PICKED_UP', new Date(), false],
    ['DONE', new Date(), true],
  ] as const) {
    await shop.owner.updateTable('claim').set({ state, refundStartedAt }).where('orderNo', '=', orderNo).execute();
    expect([state, (await differences()).includes(orderNo)]).toEqual([state, isListed]);
  }
});

const compareMoved = () =>
  compareMovedPayments(
    shop.app.dependencies,
    [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
    { from: new Date(Date.now() - 86_400_000), until: new Date(Date.now() + 60_000) },
  );

test('a payment that the database lacks is found at the service, in its mall; a refunded one is not', async () => {
  const now = Date.now();
  const known = await shop.order();
  await shop.confirm(await agree(known.url));
  expect(await compareMoved()).toEqual([]);

  // As after restoring an older backup: the service has charged a payment that has no row here.
  const charge = async (orderId: string) => {
    const address = 'http://familyshop.localhost/back';
    const opened = await shop.gateway.open({
      ...{ orderId, orderName: '컵', amount: 9_000, method: 'CARD', customerName: '김가은' },
      ...{ customerEmail: 'gaeun@example.kr', successUrl: address, failUrl: address, depositBefore: new Date(now) },
    });
    const returned = await agree(opened.url);
    await shop.gateway.confirm(returned);
    return returned;
  };
  await shop.trouble({ webhooks: 0 });
  await charge(`${known.orderNo}-1-7`);
  await charge('2026112399999998-2-1');
  await charge('2026112399999997-99-1');
  const { paymentKey } = await charge('2026112399999999-1-1');
  await shop.gateway.cancel({ paymentKey, reason: '되돌림', idempotencyKey: 'undo' });
  await shop.trouble({ webhooks: 1 });

  const what = 'DONE at the service, and the database does not know it';
  expect(await compareMoved()).toEqual([
    {
      mall: { mallId: 1, mallUrl: 'familyshop' },
      difference: { name: `${known.orderNo}-1-7`, ledger: 0, other: 9_000, what },
    },
    {
      mall: { mallId: 2, mallUrl: 'hanul' },
      difference: { name: '2026112399999998-2-1', ledger: 0, other: 9_000, what },
    },
    { mall: { mallUrl: '-' }, difference: { name: '2026112399999997-99-1', ledger: 0, other: 9_000, what } },
  ]);
});

test('a refund of the period that the database lacks is found, however old its payment is', async () => {
  const { orderNo, url } = await shop.order();
  const returned = await agree(url);
  await shop.confirm(returned);
  const begun = new Date(Date.now() - 60 * 86_400_000);
  await shop.owner.updateTable('paymentAttempt').set({ startedAt: begun }).where('orderNo', '=', orderNo).execute();
  const differences = async () => (await compareMoved()).filter(({ difference }) => difference.name.includes(orderNo));
  expect(await differences()).toEqual([]);

  await shop.trouble({ webhooks: 0 });
  const refund = { paymentKey: returned.paymentKey, amount: 20_000, reason: '되돌림', idempotencyKey: 'after-backup' };
  await shop.gateway.cancel(refund);
  await shop.trouble({ webhooks: 1 });
  expect((await compare()).map(({ name }) => name)).not.toContain(`${orderNo}-1-1`);
  const what = 'DONE here, PARTIAL_CANCELED at the service';
  expect(await differences()).toEqual([
    {
      mall: { mallId: 1, mallUrl: 'familyshop' },
      difference: { name: `${orderNo}-1-1`, ledger: 60_000, other: 40_000, what },
    },
  ]);
});
