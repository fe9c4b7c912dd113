import type { MallTransaction } from '@mall/db/in-mall';
import type { GatewayPayment } from '../../../payment/payment-gateway.ts';
import type { ReturnCause } from '../../mail/mail-facts.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { isClaimRefund } from '../../order/claim/is-claim-refund.ts';
import type { Attempt } from '../attempt.repository.ts';
import type { NewEntry } from '../ledger.repository.ts';
import type { OrderAttempts } from '../lock-payments.ts';

type Returns = Pick<OrderAttempts, 'order'> & {
  /** The attempt before the service's response was applied. */
  readonly attempt: Attempt;
  readonly payment: GatewayPayment;
  /** The entries that were added to the ledger. */
  readonly entries: readonly NewEntry[];
  readonly at: Date;
};

/**
 * Mails the buyer about money that was refunded without a claim; a claim has its own mail. A deposit that the bank took
 * back is not a refund and has its own mail too.
 */
export async function queueReturnMails(
  transaction: MallTransaction,
  { order, attempt, payment, entries, at }: Returns,
): Promise<void> {
  const { orderNo, memberNo } = order;
  const { method } = attempt;
  const cancelKeys = new Set(payment.cancels.map(({ transactionKey }) => transactionKey));
  const cause = causeOf(attempt, payment);
  for (const { kind, transactionKey, amount: change } of entries) {
    if (kind !== 'REFUND' || !cancelKeys.has(transactionKey)) continue;
    const amount = -change;
    if (cause === 'BY_OPERATOR' && (await isClaimRefund(transaction, { orderNo, amount }))) continue;
    await queueMail(transaction, {
      kind: 'PAYMENT_RETURNED',
      facts: { orderNo, memberNo, amount, method, cause },
      at,
    });
  }
}

function causeOf({ state, amount }: Attempt, { totalAmount }: GatewayPayment): ReturnCause {
  if (state === 'DONE') return 'BY_OPERATOR';
  if (totalAmount !== amount) return 'OTHER_AMOUNT';
  return state === 'HELD' ? 'LATE_DEPOSIT' : 'NOT_NEEDED';
}
