import type { CashReceiptChoice } from '@mall/contracts/cash-receipt';

export type CashReceiptRequest = CashReceiptChoice & {
  /** Never used twice, not even for another receipt of the same order. */
  readonly orderId: string;
  readonly orderName: string;
  /** Won. */
  readonly amount: number;
};

type CashReceiptCancellation = {
  readonly receiptKey: string;
  /** The receipt's remaining amount, won. */
  readonly amount: number;
  /** Repeating the key repeats the same cancellation. */
  readonly idempotencyKey: string;
};

/** The part of the payment port that reports cash to the tax office. A call returns, is refused, or leaves the outcome open. */
export type CashReceiptGateway = {
  readonly issueReceipt: (
    request: CashReceiptRequest,
  ) => Promise<{ readonly receiptKey: string; readonly receiptUrl: string }>;
  readonly cancelReceipt: (request: CashReceiptCancellation) => Promise<void>;
};
