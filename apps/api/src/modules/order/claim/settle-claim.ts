import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { isClaimOpen } from '@mall/domain/order-states';
import { quoteRefund } from '@mall/domain/refund';
import type { Dependencies } from '../../../dependencies.ts';
import type { MoveReason } from '../../../move.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { refundPayment } from '../../payment/refund/refund-payment.ts';
import { lockOrder } from '../lock-order.ts';
import { moveOrder } from '../move/move-order.ts';
import { completeShipping } from '../move/ship-parcel.ts';
import { type LockedOrder, updateOrder } from '../order.repository.ts';
import { putBackStock, reserveStock, sellStock } from '../stock/move-stock.ts';
import { takePiecesBack } from '../stock/take-pieces-back.ts';
import { type ClaimKey, type ClaimRow, listClaims, updateClaim } from './claim.repository.ts';
import { moveClaim } from './move-claim.ts';
import { balanceOf } from './order-balance.ts';
import { queueClaimMail } from './queue-claim-mail.ts';

/**
 * A claim is settled in three steps. This one stores that a refund starts, and its amount; then, outside any
 * transaction, the payment service refunds it; then `finishClaim` takes the pieces back. A refund that has started but
 * not finished is resumed with the same idempotency key. Only one claim of an order is settled at a time, so that each
 * is computed from what the others leave.
 */
export async function startSettling(
  transaction: MallTransaction,
  order: LockedOrder,
  { claims, claim, at }: { readonly claims: readonly ClaimRow[]; readonly claim: ClaimRow; readonly at: Date },
): Promise<void> {
  const isAnotherUnderWay = claims.some(({ state, refundStartedAt }) => isClaimOpen(state) && refundStartedAt !== null);
  if (isAnotherUnderWay)
    throw new AppError('4094', { description: '다른 환불을 처리하고 있어요. 잠시 뒤에 다시 시도해 주세요.' });
  const { refund: refundAmount, returnFee } = quoteRefund(balanceOf(order), claim);
  const { orderNo, claimNo } = claim;
  const change = { orderNo, claimNo, refundAmount, returnFee, refundStartedAt: at, changedAt: at };
  await updateClaim(transaction, change);
}

/**
 * The second and third step; 4095 when the service refuses the refund, after which the claim waits for the operator
 * again.
 */
export async function settleClaim(
  dependencies: Dependencies,
  mall: MallScope,
  key: ClaimKey,
  by: Omit<MoveReason, 'at'>,
): Promise<void> {
  const { database, clock } = dependencies;
  const claim = await inMall(database, mall, (transaction) => findStarted(transaction, key));
  if (!claim) return;
  try {
    await refundClaim(dependencies, mall, claim);
  } catch (error) {
    if (error instanceof AppError) await inMall(database, mall, (tx) => stopSettling(tx, { key, at: clock() }));
    throw error;
  }
  await inMall(database, mall, async (transaction) => {
    const order = await lockOrder(transaction, key.orderNo);
    const unfinished = await findStarted(transaction, key);
    if (unfinished) await finishClaim(transaction, order, unfinished, { ...by, at: clock() });
  });
}

type StartedClaim = ClaimRow & { readonly refundStartedAt: Date };

async function findStarted(
  transaction: MallTransaction,
  { orderNo, claimNo }: ClaimKey,
): Promise<StartedClaim | undefined> {
  const claims = await listClaims(transaction, [orderNo]);
  const claim = claims.find((one) => one.claimNo === claimNo && isClaimOpen(one.state));
  return claim?.refundStartedAt ? { ...claim, refundStartedAt: claim.refundStartedAt } : undefined;
}

async function refundClaim(dependencies: Dependencies, mall: MallScope, claim: StartedClaim): Promise<void> {
  const { orderNo, claimNo, refundAmount: amount, reason, refundAccount, refundStartedAt } = claim;
  if (amount === 0) return;
  // A retry after a refusal needs a new idempotency key: the service would repeat its answer to the first one.
  const key = `claim-${claimNo}-${refundStartedAt.getTime()}`;
  await refundPayment(dependencies, mall, { orderNo, amount, reason, key, refundAccount });
}

async function stopSettling(
  transaction: MallTransaction,
  { key, at }: { readonly key: ClaimKey; readonly at: Date },
): Promise<void> {
  await lockOrder(transaction, key.orderNo);
  await updateClaim(transaction, { ...key, refundStartedAt: null, changedAt: at });
}

async function finishClaim(
  transaction: MallTransaction,
  order: LockedOrder,
  claim: StartedClaim,
  reason: MoveReason,
): Promise<void> {
  const { refund, after } = quoteRefund(balanceOf(order), claim);
  if (refund !== claim.refundAmount)
    throw new Error(`claim ${claim.claimNo} of ${order.orderNo} refunded another amount`);
  await moveClaim(transaction, claim, { to: 'DONE', ...reason });
  const refundedAmount = order.refundedAmount + refund;
  await updateOrder(transaction, order, { feesCharged: after.feesCharged, refundedAmount });
  if (refund > 0) {
    const { orderNo, memberNo } = order;
    const facts = { orderNo, memberNo, claimNo: claim.claimNo };
    await queueMail(transaction, { kind: 'ORDER_REFUNDED', facts, at: reason.at });
  }
  const lines = await moveClaimedPieces(transaction, order, { claim, at: reason.at });
  const hasRemaining = lines.some(({ quantity, takenBack }) => takenBack < quantity);
  if (claim.type === 'EXCHANGE') await queueClaimMail(transaction, order, { claim, state: 'DONE', at: reason.at });
  if (claim.type !== 'CANCEL') return;
  if (!hasRemaining)
    await moveOrder(transaction, { ...order, lines }, { to: 'CANCELLED', skipsMail: refund > 0, ...reason });
  else await completeShipping(transaction, { ...order, lines }, { actor: 'SYSTEM', reason: '', at: reason.at });
}

/** Returns cancelled or returned pieces to the shelf; an exchange takes another piece from it. */
async function moveClaimedPieces(
  transaction: MallTransaction,
  order: LockedOrder,
  { claim, at }: { readonly claim: ClaimRow; readonly at: Date },
) {
  const { orderNo } = order;
  const piecesOf = (line: { readonly lineNo: number }) =>
    claim.claimed.find(({ lineNo }) => lineNo === line.lineNo)?.quantity ?? 0;
  const lines = order.lines.map((line) => ({ ...line, pieces: piecesOf(line) })).filter(({ pieces }) => pieces > 0);
  if (claim.type === 'EXCHANGE') {
    await putBackStock(transaction, { orderNo, at, lines, kind: 'RETURN' });
    await reserveStock(transaction, { orderNo, at, lines });
    await sellStock(transaction, { orderNo, at, lines });
    return order.lines;
  }
  await takePiecesBack(transaction, order, { lines, kind: 'RETURN', at });
  return order.lines.map((line) => ({ ...line, takenBack: line.takenBack + piecesOf(line) }));
}
