import type { GatewayPayment } from '../../payment/payment-gateway.ts';
import type { NewEntry } from './ledger.repository.ts';

type KnownEntry = { readonly amount: number; readonly transactionKey: string };

/**
 * The service's transactions that the ledger lacks: computed from the ledger itself, so that repeated or lost notices
 * do not matter.
 */
export function missingEntries(known: readonly KnownEntry[], payment: GatewayPayment, at: Date): NewEntry[] {
  const knownKeys = new Set(known.map(({ transactionKey }) => transactionKey));
  const cancelKeys = new Set(payment.cancels.map(({ transactionKey }) => transactionKey));
  const deposited = known
    .filter(({ transactionKey }) => !cancelKeys.has(transactionKey))
    .reduce((sum, { amount }) => sum + amount, 0);
  const lastKey = payment.lastTransactionKey ?? payment.paymentKey;
  // The service may reuse the key when a bank takes a deposit back.
  const transactionKey = knownKeys.has(lastKey) ? `${lastKey}#${known.length}` : lastKey;

  // Without an approval, the bank has taken the deposit back, and the account may have closed since.
  if (payment.status === 'WAITING_FOR_DEPOSIT' || (payment.status === 'EXPIRED' && payment.approvedAt === null)) {
    return deposited > 0 ? [{ kind: 'REFUND', amount: -deposited, transactionKey, happenedAt: at }] : [];
  }
  // An account that is closed before its deposit has nothing to refund.
  if (payment.approvedAt === null) return [];
  const refunds = payment.cancels
    .filter((cancel) => !knownKeys.has(cancel.transactionKey))
    .map(
      (cancel): NewEntry => ({
        kind: 'REFUND',
        amount: -cancel.amount,
        transactionKey: cancel.transactionKey,
        happenedAt: cancel.at,
      }),
    );
  if (deposited > 0) return refunds;
  // After a cancellation, the last key is the cancellation's.
  const paymentKey = cancelKeys.has(lastKey) ? payment.paymentKey : transactionKey;
  const paid: NewEntry = {
    kind: 'PAYMENT',
    amount: payment.totalAmount,
    transactionKey: paymentKey,
    happenedAt: payment.approvedAt,
  };
  return [paid, ...refunds];
}
