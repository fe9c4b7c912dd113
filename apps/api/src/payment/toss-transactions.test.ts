import { expect, test } from 'vitest';
import { PaymentOutcomeUnknown } from './payment-gateway.ts';
import { createTossTransactions } from './toss-transactions.ts';

const transaction = (number: number, payment = number) => ({
  ...{ transactionKey: `t${number}`, paymentKey: `p${payment}`, orderId: `o${payment}` },
});
const period = { from: new Date('2026-11-22T15:00:00Z'), until: new Date('2026-11-23T15:00:00Z') };

test('every page of a period is read, in Seoul time, and each payment is returned once', async () => {
  const all = [transaction(1), transaction(2), transaction(3, 1), transaction(4), transaction(5)];
  const paths: string[] = [];
  const service = createTossTransactions(async ({ path }) => {
    paths.push(path);
    const after = new URL(path, 'http://service').searchParams.get('startingAfter');
    const start = all.findIndex(({ transactionKey }) => transactionKey === after) + 1;
    return all.slice(start, start + 2);
  }, 2);
  const payments = await service.listMovedPayments(period);
  expect(payments.map(({ paymentKey }) => paymentKey)).toEqual(['p1', 'p2', 'p4', 'p5']);
  expect(paths.map(decodeURIComponent)).toEqual([
    '/v1/transactions?startDate=2026-11-23T00:00:00&endDate=2026-11-24T00:00:00&limit=2',
    '/v1/transactions?startDate=2026-11-23T00:00:00&endDate=2026-11-24T00:00:00&limit=2&startingAfter=t2',
    '/v1/transactions?startDate=2026-11-23T00:00:00&endDate=2026-11-24T00:00:00&limit=2&startingAfter=t4',
  ]);
});

test('an unreadable list is an error, not an empty list', async () => {
  const service = createTossTransactions(async () => ({ transactions: [] }));
  await expect(service.listMovedPayments(period)).rejects.toBeInstanceOf(PaymentOutcomeUnknown);
});
