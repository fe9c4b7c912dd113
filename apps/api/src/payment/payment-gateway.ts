import type { RefundAccount } from '@mall/contracts/claim';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentDetails } from '@mall/contracts/payment';
import type { CashReceiptGateway } from './cash-receipt-gateway.ts';

export const gatewayStatuses = [
  'READY',
  'IN_PROGRESS',
  'WAITING_FOR_DEPOSIT',
  'DONE',
  'CANCELED',
  'PARTIAL_CANCELED',
  'ABORTED',
  'EXPIRED',
] as const;
export type GatewayStatus = (typeof gatewayStatuses)[number];

export type GatewayPayment = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly status: GatewayStatus;
  readonly totalAmount: number;
  /** The amount not refunded yet. */
  readonly balanceAmount: number;
  /** The transaction that led to this status. */
  readonly lastTransactionKey: string | null;
  readonly approvedAt: Date | null;
  /** Virtual accounts only: the secret that their notices must contain. */
  readonly secret: string;
  readonly cancels: readonly { readonly transactionKey: string; readonly amount: number; readonly at: Date }[];
  readonly details: PaymentDetails;
  /** Why it failed, for the member. */
  readonly failure: string;
};

export type OpenRequest = {
  readonly orderId: string;
  readonly orderName: string;
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly successUrl: string;
  readonly failUrl: string;
  /** The deadline of a deposit into a virtual account. */
  readonly depositBefore: Date;
};

type CancelRequest = {
  readonly paymentKey: string;
  /** Default: the whole remaining amount. */
  readonly amount?: number;
  readonly reason: string;
  /** Repeating the key repeats the same cancellation. */
  readonly idempotencyKey: string;
  /** A deposit into a virtual account can only be refunded to a bank account. */
  readonly refundAccount?: RefundAccount;
};

/** A payment that moved money, with our order id. */
export type MovedPayment = { readonly paymentKey: string; readonly orderId: string };

/** The port for payments. A call returns, throws `PaymentRefused`, or throws `PaymentOutcomeUnknown`. */
export type PaymentGateway = CashReceiptGateway & {
  /** Returns the URL where the buyer pays; nothing is charged before `confirm`. */
  readonly open: (request: OpenRequest) => Promise<{ readonly paymentKey: string; readonly url: string }>;
  /** Charges what the buyer agreed to in the window. */
  readonly confirm: (request: {
    readonly paymentKey: string;
    readonly orderId: string;
    readonly amount: number;
  }) => Promise<GatewayPayment>;
  readonly read: (paymentKey: string) => Promise<GatewayPayment | undefined>;
  readonly readByOrder: (orderId: string) => Promise<GatewayPayment | undefined>;
  readonly cancel: (request: CancelRequest) => Promise<GatewayPayment>;
  /**
   * Every payment that moved money from `from` (inclusive) to `until` (exclusive), of all malls of this merchant
   * account, once each.
   */
  readonly listMovedPayments: (period: { readonly from: Date; readonly until: Date }) => Promise<MovedPayment[]>;
};

/** The service refused, and no money has moved; the message is in Korean, for the member. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** No response, or one that leaves the outcome open: the payment has to be read to find out. */
export class PaymentOutcomeUnknown extends Error {
  override readonly name = 'PaymentOutcomeUnknown';
}
