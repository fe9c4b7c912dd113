import type { OrderState } from '@mall/contracts/order-codes';
import { formatWon } from '@mall/domain/money';
import type { GatewayPayment } from '../../../payment/payment-gateway.ts';
import type { Attempt, AttemptState } from '../attempt.repository.ts';

export type Judgement = {
  readonly attemptState: AttemptState;
  /** Why it failed, for the member. */
  readonly failure: string;
  /** The order's next state. */
  readonly orderMove?: OrderState;
  /** Whether the service holds money, or an open account, that the order has no use for. */
  readonly isUnwanted: boolean;
  /** Another attempt's account, which is no longer needed. */
  readonly replaced?: Attempt;
};

type Standing = {
  readonly orderState: OrderState;
  readonly attempts: readonly Attempt[];
  /** The attempt that the service's response is about. */
  readonly attempt: Attempt;
};

/** What the service's response about an attempt means for it and for its order. */
export function judgePayment({ orderState, attempts, attempt }: Standing, payment: GatewayPayment): Judgement {
  const others = attempts.filter(({ attemptNo }) => attemptNo !== attempt.attemptNo);
  const hasOrderEnded = orderState === 'CANCELLED' || orderState === 'EXPIRED';
  const isPaidOtherwise = others.some(({ state }) => state === 'DONE');
  const waiting = others.find(({ state }) => state === 'WAITING');
  const unchanged = { attemptState: attempt.state, failure: attempt.failure, isUnwanted: false };
  if (payment.totalAmount !== attempt.amount && attempt.state !== 'DONE') {
    const judgement = judgeOtherAmount(attempt, payment);
    if (judgement) return judgement;
  }

  switch (payment.status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      if (attempt.state === 'DONE') return unchanged;
      // The service may be refunding it at this moment.
      if (attempt.state === 'RETURNING' && attempt.method !== 'VIRTUAL_ACCOUNT') return returning(attempt.failure);
      if (hasOrderEnded || isPaidOtherwise) {
        // A deposit can only be refunded to an account, which its buyer has yet to name.
        return attempt.method === 'VIRTUAL_ACCOUNT' ? reached('HELD') : returning('');
      }
      return {
        ...reached('DONE'),
        ...(orderState === 'PENDING_PAYMENT' && { orderMove: 'PAID' }),
        ...(waiting && { replaced: waiting }),
      };
    case 'WAITING_FOR_DEPOSIT':
      // The recovery closes it.
      if (hasOrderEnded || isPaidOtherwise || waiting) return returning('');
      // The bank took the deposit back: an order that is not in preparation yet awaits it again.
      return { ...reached('WAITING'), ...(orderState === 'PAID' && { orderMove: 'PENDING_PAYMENT' }) };
    case 'CANCELED':
      // The attempt that has paid the order remains that one; the ledger records the refund.
      return attempt.state === 'DONE' ? unchanged : reached('CANCELLED');
    case 'ABORTED':
    case 'EXPIRED':
      if (hasDeposit(attempt) && payment.approvedAt === null) {
        const again = orderState === 'PAID' && attempt.state === 'DONE';
        return { ...reached('FAILED'), failure: takenBack, ...(again && { orderMove: 'PENDING_PAYMENT' }) };
      }
      return hasEnded(attempt) ? unchanged : { ...reached('FAILED'), failure: payment.failure || tooLate };
    case 'READY':
    case 'IN_PROGRESS':
      // No charge was requested, and none will be.
      return isWindow(attempt) && (hasOrderEnded || isPaidOtherwise)
        ? { ...reached('FAILED'), failure: tooLate }
        : unchanged;
  }
}

/** The judgement when the service reports another amount than agreed; undefined when nothing was charged. */
function judgeOtherAmount({ amount, method }: Attempt, { status, totalAmount }: GatewayPayment): Judgement | undefined {
  const failure = otherAmountText(totalAmount, amount);
  switch (status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      return method === 'VIRTUAL_ACCOUNT' ? { ...reached('HELD'), failure } : returning(failure);
    case 'WAITING_FOR_DEPOSIT':
      return returning(failure);
    case 'CANCELED':
      return { ...reached('CANCELLED'), failure };
    default:
      return undefined;
  }
}

const otherAmountText = (named: number, amount: number) =>
  `결제 서비스의 금액(${formatWon(named)})이 주문 금액(${formatWon(amount)})과 달라 결제를 취소했어요. 빠져나간 돈은 돌려드리니 다시 결제해 주세요.`;
const returning = (failure: string): Judgement => ({ attemptState: 'RETURNING', failure, isUnwanted: true });
const isWindow = ({ state }: Attempt) => state === 'OPEN' || state === 'REPLACED';
const takenBack = '은행이 입금을 되돌렸어요.';
const tooLate = '결제 시간이 지났어요.';
const reached = (attemptState: AttemptState) => ({ attemptState, failure: '', isUnwanted: false });
/** As far as we know. */
const hasDeposit = ({ method, state }: Attempt) =>
  method === 'VIRTUAL_ACCOUNT' && (state === 'DONE' || state === 'HELD');
const hasEnded = ({ state }: Attempt) =>
  state === 'DONE' || state === 'HELD' || state === 'FAILED' || state === 'CANCELLED';
