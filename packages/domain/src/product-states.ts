import { type GoodsState, goodsState } from '@mall/contracts/product-codes';
import { type Moves, mayMoveBy } from './moves.ts';

const { pendingApproval, approvalRejected, onSale, saleStopped, soldOut, deleted, excluded } = goodsState;

/** Every legal move of a product: approval puts it on sale, and from there to a pause, sold out, or out of the catalogue. */
const productMoves: Moves<GoodsState> = {
  [pendingApproval]: [onSale, approvalRejected],
  [approvalRejected]: [pendingApproval, deleted],
  [onSale]: [saleStopped, soldOut, excluded],
  [saleStopped]: [onSale, excluded, deleted],
  [soldOut]: [onSale, excluded, deleted],
  [excluded]: [saleStopped, deleted],
  // For thirty days (mayRestore).
  [deleted]: [saleStopped],
};

export const mayMoveProduct = mayMoveBy(productMoves);

/** Moves that only those who approve products may make. */
export const isApproving = (from: GoodsState): boolean => from === pendingApproval;

/** The next states of a product, for staff who may approve as well, or not. */
export const productMovesFrom = (from: GoodsState, mayDecide: boolean): readonly GoodsState[] =>
  isApproving(from) && !mayDecide ? [] : productMoves[from];

const restorableFor = 30 * 24 * 60 * 60_000;
/** Whether a product that was deleted then may be restored. */
export const mayRestore = (deletedAt: Date, now: Date): boolean => now.getTime() - deletedAt.getTime() <= restorableFor;

/** Whether a move requires a reason. */
export const needsReason = (to: GoodsState): boolean => to === approvalRejected || to === deleted;

export const productStateNames: Readonly<Record<GoodsState, string>> = {
  [pendingApproval]: '승인 대기',
  [approvalRejected]: '승인 거부',
  [onSale]: '판매 중',
  [saleStopped]: '판매 중지',
  [soldOut]: '품절',
  [deleted]: '삭제',
  [excluded]: '제외',
};
