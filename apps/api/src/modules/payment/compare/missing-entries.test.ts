import { describe, expect, test } from 'vitest';
import type { GatewayPayment, GatewayStatus } from '../../../payment/payment-gateway.ts';
import { missingEntries } from '../missing-entries.ts';

const now = new Date('2026-11-21T10:00:00Z');
const cancelOf = (transactionKey: string, amount: number) => ({ transactionKey, amount, at: now });
const payment = (status: GatewayStatus, values: Partial<GatewayPayment> = {}): GatewayPayment => ({
  paymentKey: 'payment',
  orderId: '2026112100012345-1-1',
  status,
  totalAmount: 10_000,
  balanceAmount: 10_000,
  lastTransactionKey: 'first',
  approvedAt: now,
  secret: '',
  cancels: [],
  details: {
    cardCompany: '',
    cardNumber: '',
    instalmentMonths: 0,
    bank: '',
    accountNumber: '',
    accountHolder: '',
    depositor: '',
    depositBefore: null,
    receiptUrl: '',
  },
  failure: '',
  ...values,
});

type Entry = { readonly amount: number; readonly transactionKey: string };
/** The ledger after applying these states of a payment one after another. */
function ledgerAfter(...news: GatewayPayment[]): Entry[] {
  const ledger: Entry[] = [];
  for (const heard of news) ledger.push(...missingEntries(ledger, heard, now));
  return ledger;
}
const amountsAfter = (...news: GatewayPayment[]) => ledgerAfter(...news).map(({ amount }) => amount);

const done = payment('DONE');
const part = payment('PARTIAL_CANCELED', {
  balanceAmount: 7_000,
  lastTransactionKey: 'second',
  cancels: [cancelOf('second', 3_000)],
});
const gone = payment('CANCELED', {
  balanceAmount: 0,
  lastTransactionKey: 'third',
  cancels: [cancelOf('second', 3_000), cancelOf('third', 7_000)],
});
const waiting = payment('WAITING_FOR_DEPOSIT', { approvedAt: null, lastTransactionKey: 'account' });

describe('the ledger', () => {
  test('records each transaction once, however often it is reported', () => {
    expect(amountsAfter(done, done, part, part, gone, gone)).toEqual([10_000, -3_000, -7_000]);
  });

  test('does not miss what happened between two queries', () => {
    expect(amountsAfter(gone)).toEqual([10_000, -3_000, -7_000]);
    expect(amountsAfter(part)).toEqual([10_000, -3_000]);
  });

  test('follows a deposit that is taken back and paid in again, even under the same key', () => {
    const same = [done, payment('WAITING_FOR_DEPOSIT', { approvedAt: null, lastTransactionKey: 'first' }), done];
    expect(amountsAfter(waiting, ...same)).toEqual([10_000, -10_000, 10_000]);
    const keys = ledgerAfter(...same).map(({ transactionKey }) => transactionKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('reverses a deposit that was taken back from an account that has closed since', () => {
    expect(amountsAfter(done, payment('EXPIRED', { approvedAt: null, lastTransactionKey: 'over' }))).toEqual([
      10_000, -10_000,
    ]);
  });

  test('records nothing for an account closed before its deposit, or for a payment that was never approved', () => {
    const closed = payment('CANCELED', { approvedAt: null, balanceAmount: 0, cancels: [cancelOf('second', 10_000)] });
    expect(amountsAfter(waiting, closed)).toEqual([]);
    for (const status of ['READY', 'IN_PROGRESS', 'ABORTED', 'EXPIRED'] as const) {
      expect(amountsAfter(payment(status, { approvedAt: null }))).toEqual([]);
    }
  });
});
