import {
  type GatewayPayment,
  type GatewayStatus,
  type OpenRequest,
  type PaymentGateway,
  PaymentOutcomeUnknown,
  PaymentRefused,
} from '../payment/payment-gateway.ts';
import { createFakeReceipts } from './fake-receipts.ts';

type Mutable = { -readonly [Key in keyof GatewayPayment]: GatewayPayment[Key] };
/** The outcome of the next cancellation: refused, done but without a response, or never begun and without a response. */
type Trouble = 'refused' | 'lostReply' | 'lostCall';

const noDetails = {
  cardCompany: '',
  cardNumber: '',
  instalmentMonths: 0,
  bank: '',
  accountNumber: '',
  accountHolder: '',
  depositor: '',
  depositBefore: null,
  receiptUrl: '',
};

/** A payment service within the test's process, behind the port: it keeps its own books, to compare ours with. */
export function createFakeGateway() {
  const payments = new Map<string, Mutable>();
  const requests = new Map<string, OpenRequest>();
  const responses = new Map<string, GatewayPayment>();
  const receipts = createFakeReceipts();
  let troubles: Trouble[] = [];
  let keys = 0;

  const find = (paymentKey: string): Mutable => {
    const payment = payments.get(paymentKey);
    if (!payment) throw new PaymentRefused('NOT_FOUND_PAYMENT', '없는 결제예요.');
    return payment;
  };
  const cancel = (payment: Mutable, amount: number, hasAccount: boolean): GatewayPayment => {
    const isDeposit = requests.get(payment.paymentKey)?.method === 'VIRTUAL_ACCOUNT' && payment.approvedAt !== null;
    if (isDeposit && !hasAccount) throw new PaymentRefused('INVALID_REFUND_ACCOUNT_INFO', '환불 계좌가 필요해요.');
    if (amount > payment.balanceAmount) throw new PaymentRefused('NOT_CANCELABLE_AMOUNT', '남은 금액보다 많아요.');
    keys += 1;
    const transactionKey = `refund-${keys}`;
    payment.balanceAmount -= amount;
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    payment.lastTransactionKey = transactionKey;
    payment.cancels = [...payment.cancels, { transactionKey, amount, at: new Date() }];
    return { ...payment };
  };

  const gateway: PaymentGateway = {
    ...receipts.gateway,
    open: async (request) => {
      keys += 1;
      const paymentKey = `payment-${keys}`;
      requests.set(paymentKey, request);
      payments.set(paymentKey, {
        ...{ paymentKey, orderId: request.orderId, status: 'READY' as GatewayStatus, totalAmount: request.amount },
        ...{ balanceAmount: request.amount, lastTransactionKey: null, approvedAt: null, secret: `secret-${keys}` },
        ...{ cancels: [], details: noDetails, failure: '' },
      });
      return { paymentKey, url: `https://pay.example.kr/${paymentKey}` };
    },
    confirm: async ({ paymentKey }) => {
      const payment = find(paymentKey);
      const isDeposit = requests.get(paymentKey)?.method === 'VIRTUAL_ACCOUNT';
      payment.status = isDeposit ? 'WAITING_FOR_DEPOSIT' : 'DONE';
      payment.approvedAt = isDeposit ? null : new Date();
      payment.lastTransactionKey = `${paymentKey}-charge`;
      return { ...payment };
    },
    read: async (paymentKey) => payments.get(paymentKey),
    listMovedPayments: async () =>
      [...payments.values()].filter(({ lastTransactionKey }) => lastTransactionKey !== null),
    readByOrder: async (orderId) => [...payments.values()].find((payment) => payment.orderId === orderId),
    cancel: async ({ paymentKey, amount, idempotencyKey, refundAccount }) => {
      const trouble = troubles.shift();
      if (trouble === 'refused') throw new PaymentRefused('NOT_CANCELABLE_PAYMENT', '취소할 수 없는 결제예요.');
      if (trouble === 'lostCall') throw new PaymentOutcomeUnknown('no response');
      const payment = find(paymentKey);
      const response =
        responses.get(idempotencyKey) ?? cancel(payment, amount ?? payment.balanceAmount, refundAccount !== undefined);
      responses.set(idempotencyKey, response);
      if (trouble === 'lostReply') throw new PaymentOutcomeUnknown('no response');
      return response;
    },
  };

  const change = (orderNo: string, from: GatewayStatus, changed: Partial<Mutable>): Mutable | undefined => {
    const payment = [...payments.values()].findLast(
      ({ orderId, status, paymentKey }) =>
        orderId.startsWith(`${orderNo}-`) && status === from && requests.get(paymentKey)?.method === 'VIRTUAL_ACCOUNT',
    );
    keys += 1;
    return payment && Object.assign(payment, changed, { lastTransactionKey: `deposit-${keys}` });
  };

  return {
    gateway,
    /** Pays money into the open account of an order; undefined without one. */
    deposit: (orderNo: string) => change(orderNo, 'WAITING_FOR_DEPOSIT', { status: 'DONE', approvedAt: new Date() }),
    /** The bank takes a deposit back. */
    takeBack: (orderNo: string) => change(orderNo, 'DONE', { status: 'WAITING_FOR_DEPOSIT', approvedAt: null }),
    receiptOf: receipts.standingOf,
    /** The payment that was opened last for an order. */
    latestOf: (orderNo: string): GatewayPayment | undefined =>
      [...payments.values()].filter(({ orderId }) => orderId.startsWith(`${orderNo}-`)).at(-1),
    /** What the service holds for an order, won. */
    heldFor: (orderNo: string): number =>
      [...payments.values()]
        .filter(({ orderId, approvedAt }) => orderId.startsWith(`${orderNo}-`) && approvedAt !== null)
        .reduce((sum, { balanceAmount }) => sum + balanceAmount, 0),
    trouble: (...next: Trouble[]) => {
      troubles = next;
    },
  };
}

export type FakeGateway = ReturnType<typeof createFakeGateway>;
