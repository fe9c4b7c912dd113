import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop } from '../../testing/payments.ts';
import { comparePayments } from './compare-payments.ts';
import { refundPayment } from './refund-payment.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const compare = (mallId = 1) => comparePayments(shop.app.dependencies, { mallId }, new Date(Date.now() - 86_400_000));

test('what agrees is not listed; each disagreement is, with its sums and in its own mall', async () => {
  await shop.order();
  const paid = await shop.order();
  await shop.confirm(await agree(paid.url));
  expect(await compare()).toEqual([]);

  // Given back at the service, and only there.
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
  // Given back by us, but the order does not say so.
  const unsaid = await shop.order();
  await shop.confirm(await agree(unsaid.url));
  const refund = { orderNo: unsaid.orderNo, amount: 5_000, reason: '취소', key: 'by-hand', refundAccount: null };
  await refundPayment(shop.app.dependencies, { mallId: 1 }, refund);
  await shop.trouble({ webhooks: 1 });

  expect(await compare()).toEqual([
    { name: `${lost.orderNo}-1-1`, ledger: 60_000, other: 50_000, what: 'DONE here, PARTIAL_CANCELED at the service' },
    { name: unsaid.orderNo, ledger: 55_000, other: 60_000, what: 'the order is PAID' },
  ]);
  expect(await compare(2)).toEqual([]);
});
