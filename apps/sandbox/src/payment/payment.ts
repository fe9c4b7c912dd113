export const methods = ['카드', '계좌이체', '가상계좌', '간편결제'] as const;
type Method = (typeof methods)[number];

type Status =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED';

/** What the buyer chose in the window. */
export type Choice = {
  readonly card?: { readonly issuerCode: string; readonly number: string; readonly months: number };
  readonly bankCode?: string;
  readonly depositor?: string;
  readonly easyPay?: string;
};

export type Transaction = {
  readonly transactionKey: string;
  readonly status: Status;
  readonly amount: number;
  readonly at: number;
};

/** Instants are milliseconds, so that a payment can be serialised unchanged. */
export type Payment = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly method: Method;
  totalAmount: number;
  readonly customerName: string;
  readonly successUrl: string;
  readonly failUrl: string;
  readonly requestedAt: number;
  /** When a virtual account closes. */
  readonly dueAt: number;
  status: Status;
  choice: Choice;
  agreedAt: number;
  approvedAt: number | null;
  balanceAmount: number;
  lastTransactionKey: string | null;
  secret: string | null;
  accountNumber: string;
  failure: { code: string; message: string } | null;
  /** Everything that moved money, or opened an account for it, the oldest first. */
  transactions: Transaction[];
  cancels: { transactionKey: string; cancelAmount: number; cancelReason: string; canceledAt: number }[];
};

const hour = 3_600_000;
/** An instant with Seoul's offset, in the format of the service. */
const inSeoul = (at: number) => `${new Date(at + 9 * hour).toISOString().slice(0, 19)}+09:00`;

/** A transaction as the API lists it. */
export function transactionToWire({ paymentKey, orderId, method }: Payment, transaction: Transaction) {
  const { transactionKey, status, amount, at } = transaction;
  return {
    ...{ mId: 'sandbox', transactionKey, paymentKey, orderId, method, status, amount },
    customerKey: null,
    useEscrow: false,
    currency: 'KRW',
    transactionAt: inSeoul(at),
  };
}

/** The payment as the API returns it (version 2022-11-16). */
export function toWire(payment: Payment, publicUrl: string) {
  const { paymentKey, orderId, orderName, method, totalAmount, balanceAmount, status, choice, approvedAt } = payment;
  const { card, bankCode, depositor, easyPay } = choice;
  const hasAccount = payment.accountNumber !== '';
  return {
    version: '2022-11-16',
    type: 'NORMAL',
    ...{ paymentKey, orderId, orderName, method, totalAmount, balanceAmount, status },
    currency: 'KRW',
    requestedAt: inSeoul(payment.requestedAt),
    approvedAt: approvedAt === null ? null : inSeoul(approvedAt),
    lastTransactionKey: payment.lastTransactionKey,
    secret: payment.secret,
    isPartialCancelable: true,
    cancels:
      payment.cancels.length === 0
        ? null
        : payment.cancels.map((cancel) => ({
            ...cancel,
            canceledAt: inSeoul(cancel.canceledAt),
            cancelStatus: 'DONE',
          })),
    card: card
      ? { amount: totalAmount, issuerCode: card.issuerCode, number: card.number, installmentPlanMonths: card.months }
      : null,
    virtualAccount: hasAccount
      ? {
          accountNumber: payment.accountNumber,
          bankCode,
          customerName: depositor,
          dueDate: inSeoul(payment.dueAt),
          expired: status === 'EXPIRED',
        }
      : null,
    transfer: method === '계좌이체' && bankCode ? { bankCode } : null,
    easyPay: easyPay ? { provider: easyPay, amount: totalAmount, discountAmount: 0 } : null,
    receipt: approvedAt === null ? null : { url: `${publicUrl}/receipt/${paymentKey}` },
    checkout: { url: `${publicUrl}/window/${paymentKey}` },
    failure: payment.failure,
  };
}
