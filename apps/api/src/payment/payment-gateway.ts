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
  /** The amount not yet refunded. */
  readonly balanceAmount: number;
  /** The transaction that led to this status. */
  readonly lastTransactionKey: string | null;
  readonly approvedAt: Date | null;
  /** Of a virtual account: the secret that its notices must contain. */
  readonly secret: string;
  readonly cancels: readonly { readonly transactionKey: string; readonly amount: number; readonly at: Date }[];
  readonly details: PaymentDetails;
  /** Why it failed, in words for the member. */
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
  /** The deadline for the deposit into a virtual account. */
  readonly depositBefore: Date;
};

type CancelRequest = {
  readonly paymentKey: string;
  /** By default the whole remaining amount. */
  readonly amount?: number;
  readonly reason: string;
  /** Repeating the key repeats the same cancellation. */
  readonly idempotencyKey: string;
  /** A virtual account's deposit can only be returned to a bank account. */
  readonly refundAccount?: RefundAccount;
};

/** A payment that moved money, with the order id that we gave it. */
export type MovedPayment = { readonly paymentKey: string; readonly orderId: string };

/** The port for payment. A call returns, is refused, or leaves the outcome open. */
export type PaymentGateway = CashReceiptGateway & {
  /** Returns where the browser goes to pay; nothing is charged before `confirm`. */
  readonly open: (request: OpenRequest) => Promise<{ readonly paymentKey: string; readonly url: string }>;
  /** Charges what the buyer has agreed to in the window. */
  readonly confirm: (request: {
    readonly paymentKey: string;
    readonly orderId: string;
    readonly amount: number;
  }) => Promise<GatewayPayment>;
  readonly read: (paymentKey: string) => Promise<GatewayPayment | undefined>;
  readonly readByOrder: (orderId: string) => Promise<GatewayPayment | undefined>;
  readonly cancel: (request: CancelRequest) => Promise<GatewayPayment>;
  /** Every payment that moved money from `from` to before `until`, of all malls of this merchant account, each once. */
  readonly listMovedPayments: (period: { readonly from: Date; readonly until: Date }) => Promise<MovedPayment[]>;
};

/** The service refused, and no money has moved; the message is Korean and for the member. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** No response, or one that leaves the outcome open: only reading the payment tells. */
export class PaymentOutcomeUnknown extends Error {
  override readonly name = 'PaymentOutcomeUnknown';
}
