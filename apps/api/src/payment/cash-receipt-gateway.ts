import type { CashReceiptChoice } from '@mall/contracts/cash-receipt';

export type CashReceiptRequest = CashReceiptChoice & {
  /** Must never be used twice, not even for another receipt of the same order. */
  readonly orderId: string;
  readonly orderName: string;
  /** In won. */
  readonly amount: number;
};

type CashReceiptCancellation = {
  readonly receiptKey: string;
  /** The amount that remains on the receipt, in won. */
  readonly amount: number;
  /** Repeating the key repeats the same cancellation. */
  readonly idempotencyKey: string;
};

/**
 * The part of the payment port that reports cash to the tax office. A call returns, throws `PaymentRefused`, or throws
 * `PaymentOutcomeUnknown`.
 */
export type CashReceiptGateway = {
  readonly issueReceipt: (
    request: CashReceiptRequest,
  ) => Promise<{ readonly receiptKey: string; readonly receiptUrl: string }>;
  readonly cancelReceipt: (request: CashReceiptCancellation) => Promise<void>;
};
