import { randomBytes, randomInt } from 'node:crypto';
import { openJournal } from '../journal.ts';
import type { Choice, Payment } from './payment.ts';
import { Refusal } from './refusal.ts';

const minute = 60_000;
const lifeOf = { READY: 30 * minute, IN_PROGRESS: 10 * minute };

export type NewPayment = Pick<
  Payment,
  'orderId' | 'orderName' | 'method' | 'totalAmount' | 'customerName' | 'successUrl' | 'failUrl' | 'dueAt'
>;
export type Cancellation = {
  readonly amount: number | undefined;
  readonly reason: string;
  readonly hasRefundAccount: boolean;
};

type BookOptions = {
  readonly clock: () => Date;
  /** Where payments are stored to survive a restart. */
  readonly file?: string | undefined;
  readonly onChange: (payment: Payment) => void;
};

/** All payments and every rule by which one changes. */
export function openPaymentBook({ clock, file, onChange }: BookOptions) {
  const { items: payments, write: save } = openJournal<Payment>(file, ({ paymentKey }) => paymentKey);
  const keyOfOrder = new Map(payments.values().map(({ orderId, paymentKey }) => [orderId, paymentKey]));
  const now = () => clock().getTime();

  const changed = (payment: Payment) => {
    save(payment);
    onChange(payment);
  };

  /** A payment that nobody continues expires. */
  const refreshed = (payment: Payment) => {
    const { status, requestedAt, agreedAt, dueAt } = payment;
    const isOver =
      (status === 'READY' && now() > requestedAt + lifeOf.READY) ||
      (status === 'IN_PROGRESS' && now() > agreedAt + lifeOf.IN_PROGRESS) ||
      (status === 'WAITING_FOR_DEPOSIT' && now() > dueAt);
    if (isOver) payment.status = 'EXPIRED';
    return payment;
  };
  const find = (paymentKey: string) => {
    const payment = payments.get(paymentKey);
    return payment && refreshed(payment);
  };
  const get = (paymentKey: string) => {
    const payment = find(paymentKey);
    if (!payment) throw new Refusal('NOT_FOUND_PAYMENT');
    return payment;
  };

  return {
    find,
    get,
    findByOrder: (orderId: string) => find(keyOfOrder.get(orderId) ?? ''),
    list: () => [...payments.values()].map(refreshed).reverse(),

    /** Every transaction of a period, the oldest first. */
    transactions: ({ from, until }: { readonly from: number; readonly until: number }) =>
      [...payments.values()]
        .flatMap((payment) => payment.transactions.map((transaction) => ({ payment, transaction })))
        .filter(({ transaction: { at } }) => at >= from && at < until)
        .sort((a, b) => a.transaction.at - b.transaction.at),

    create: (values: NewPayment): Payment => {
      if (keyOfOrder.has(values.orderId)) throw new Refusal('DUPLICATED_ORDER_ID');
      const payment = { ...values, ...fresh(now()), balanceAmount: values.totalAmount };
      keyOfOrder.set(payment.orderId, payment.paymentKey);
      save(payment);
      return payment;
    },

    /** The buyer has agreed in the window; nothing is charged yet. */
    agree: (payment: Payment, choice: Choice) => {
      Object.assign(payment, { status: 'IN_PROGRESS', choice, agreedAt: now() });
      save(payment);
    },

    abort: (payment: Payment, failure: { code: string; message: string }) => {
      Object.assign(payment, { status: 'ABORTED', failure });
      changed(payment);
    },

    /** `surcharge` is added to the requested amount, to test that failure. */
    confirm: (payment: Payment, { orderId, amount }: { orderId: string; amount: number }, surcharge = () => 0) => {
      if (payment.orderId !== orderId || payment.totalAmount !== amount) throw new Refusal('INVALID_REQUEST');
      if (payment.status === 'READY' || payment.status === 'EXPIRED') throw new Refusal('NOT_FOUND_PAYMENT_SESSION');
      if (payment.status !== 'IN_PROGRESS') throw new Refusal('ALREADY_PROCESSED_PAYMENT');
      payment.totalAmount += surcharge();
      payment.balanceAmount = payment.totalAmount;
      if (payment.method === '가상계좌') {
        Object.assign(payment, { accountNumber: digits(14), secret: key() });
        move(payment, 'WAITING_FOR_DEPOSIT', now());
      } else take(payment, now());
      changed(payment);
    },

    deposit: (payment: Payment) => {
      if (payment.status !== 'WAITING_FOR_DEPOSIT') throw new Refusal('INVALID_REQUEST');
      take(payment, now());
      changed(payment);
    },

    /** The bank takes a deposit back. */
    withdrawDeposit: (payment: Payment) => {
      if (payment.method !== '가상계좌' || payment.status !== 'DONE') throw new Refusal('INVALID_REQUEST');
      payment.approvedAt = null;
      move(payment, 'WAITING_FOR_DEPOSIT', now());
      changed(payment);
    },

    cancel: (payment: Payment, cancellation: Cancellation) => {
      applyCancellation(payment, cancellation, now());
      changed(payment);
    },
  };
}

const key = () => randomBytes(16).toString('hex');
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

const fresh = (requestedAt: number) => ({
  paymentKey: `sandbox_${key()}`,
  requestedAt,
  status: 'READY' as const,
  choice: {},
  agreedAt: 0,
  approvedAt: null,
  lastTransactionKey: null,
  secret: null,
  accountNumber: '',
  failure: null,
  cancels: [],
  transactions: [],
});

/** A transaction that leads to this status; returns its key. */
function move(payment: Payment, status: Payment['status'], at: number, amount = payment.totalAmount): string {
  const transactionKey = key();
  payment.status = status;
  payment.lastTransactionKey = transactionKey;
  payment.transactions.push({ transactionKey, status, amount, at });
  return transactionKey;
}

function take(payment: Payment, at: number): void {
  payment.approvedAt = at;
  move(payment, 'DONE', at);
}

function applyCancellation(payment: Payment, cancellation: Cancellation, at: number): void {
  const { status, balanceAmount } = payment;
  const { amount = balanceAmount, reason, hasRefundAccount } = cancellation;
  if (status === 'CANCELED') throw new Refusal('ALREADY_CANCELED_PAYMENT');
  const isWaiting = status === 'WAITING_FOR_DEPOSIT';
  if (!isWaiting && status !== 'DONE' && status !== 'PARTIAL_CANCELED') throw new Refusal('NOT_CANCELABLE_PAYMENT');
  if (amount <= 0 || amount > balanceAmount || (isWaiting && amount < balanceAmount)) {
    throw new Refusal('NOT_CANCELABLE_AMOUNT');
  }
  if (payment.method === '가상계좌' && !isWaiting && !hasRefundAccount)
    throw new Refusal('INVALID_REFUND_ACCOUNT_INFO');
  payment.balanceAmount -= amount;
  const transactionKey = move(payment, payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED', at, amount);
  payment.cancels.push({ transactionKey, cancelAmount: amount, cancelReason: reason, canceledAt: at });
}
