import { AppError } from '@mall/contracts/errors';
import type { OrderState } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { mayMoveOrder } from '@mall/domain/order-states';
import type { Move } from '../../../move.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { promiseAgainIfPaidLate } from '../arrival/promise-arrivals.ts';
import { assertAccepted } from '../gift/assert-accepted.ts';
import { startGift } from '../gift/save-gift.ts';
import { type LockedOrder, updateOrderWithEvent } from '../order.repository.ts';
import { sellStock } from '../stock/move-stock.ts';
import { takePiecesBack } from '../stock/take-pieces-back.ts';

type OrderMove = Move<OrderState> & {
  /** Skips the mail of this transition, because another mail announces it. */
  readonly skipsMail?: boolean;
};

/**
 * The only function that changes an order's state: applies a legal transition (4094 otherwise), records it in the
 * history, moves the stock, queues the mail, and returns the updated order.
 */
export async function moveOrder(
  transaction: MallTransaction,
  order: LockedOrder,
  { to, at, skipsMail = false, ...by }: OrderMove,
): Promise<LockedOrder> {
  if (!mayMoveOrder(order.state, to)) throw new AppError('4094');
  if (order.isGift && to === 'PREPARING') await assertAccepted(transaction, order.orderNo);
  const change = { state: to, ...stampOf(to, at) };
  const { orderNo, state: fromState } = order;
  const kind = skipsMail ? undefined : mailOf[to];
  await Promise.all([
    updateOrderWithEvent(transaction, { change, event: { orderNo, fromState, toState: to, happenedAt: at, ...by } }),
    ...(to === 'PAID' ? settledAsPaid(transaction, order, at) : []),
    ...(kind ? [queueMail(transaction, { kind, facts: { orderNo, memberNo: order.memberNo }, at })] : []),
  ]);
  const isGivenUp = to === 'CANCELLED' || to === 'EXPIRED';
  const lines = isGivenUp ? await takeAllBack(transaction, order, at) : order.lines;
  return { ...order, ...change, lines };
}

/** Shipping is mailed with each parcel (ship-parcel.ts). */
const mailOf: Partial<Record<OrderState, 'ORDER_PAID' | 'ORDER_CANCELLED'>> = {
  PAID: 'ORDER_PAID',
  CANCELLED: 'ORDER_CANCELLED',
  EXPIRED: 'ORDER_CANCELLED',
};

/** The timestamp that each state sets. A deposit that the bank took back counts as never paid. */
function stampOf(to: OrderState, at: Date) {
  switch (to) {
    case 'PAID':
      return { paidAt: at, remindAt: null };
    case 'PENDING_PAYMENT':
      return { paidAt: null };
    case 'SHIPPED':
      return { shippedAt: at };
    case 'DELIVERED':
      return { deliveredAt: at };
    case 'CONFIRMED':
      return { confirmedAt: at };
    default:
      return {};
  }
}

const settledAsPaid = (transaction: MallTransaction, order: LockedOrder, at: Date): Promise<void>[] => [
  order.isGift
    ? startGift(transaction, { orderNo: order.orderNo, at })
    : promiseAgainIfPaidLate(transaction, order, at),
  sellStock(transaction, { orderNo: order.orderNo, at, lines: remainingPieces(order) }),
];

const remainingPieces = ({ lines }: LockedOrder) =>
  lines.map((line) => ({ ...line, pieces: line.quantity - line.takenBack }));

async function takeAllBack(transaction: MallTransaction, order: LockedOrder, at: Date) {
  const lines = remainingPieces(order).filter(({ pieces }) => pieces > 0);
  const kind = order.paidAt === null ? 'RELEASE' : 'RETURN';
  await takePiecesBack(transaction, order, { lines, kind, at });
  return order.lines.map((line) => ({ ...line, takenBack: line.quantity }));
}
