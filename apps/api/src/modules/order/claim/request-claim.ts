import type { requestClaim as contract } from '@mall/contracts/claim';
import type { RequestOf } from '@mall/contracts/endpoint';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { PickupAddress } from '@mall/contracts/order';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import { formatWon } from '@mall/domain/money';
import type { Dependencies } from '../../../dependencies.ts';
import type { MoveReason } from '../../../move.ts';
import { closeOwnAccount } from '../../payment/virtual-account/close-account.ts';
import { lockOwnOrder } from '../lock-order.ts';
import { isPaymentRequested } from '../move/due-order.repository.ts';
import { moveOrder } from '../move/move-order.ts';
import type { LockedOrder } from '../order.repository.ts';
import type { OwnOrder } from '../read/get-order.ts';
import { type ClaimKey, type ClaimRow, insertClaim, insertClaimEvent, listClaims } from './claim.repository.ts';
import { quoteNewClaim } from './order-balance.ts';
import { settleClaim, startSettling } from './settle-claim.ts';

type ClaimRequest = RequestOf<typeof contract>['body'];
type Request = OwnOrder & {
  readonly claimInput: ClaimRequest;
  /** The member of staff who makes the claim on the member's behalf. */
  readonly staffNo?: number | undefined;
};

const makerOf = ({ staffNo }: Request) =>
  staffNo === undefined ? ({ actor: 'MEMBER' } as const) : ({ actor: 'OPERATOR', staffNo } as const);

/**
 * Requests a cancellation, exchange or return. An unpaid order is cancelled at once; a paid one that is not in
 * preparation yet is cancelled and refunded at once; anything else waits for the operator.
 */
export async function requestClaim(dependencies: Dependencies, mall: MallScope, request: Request): Promise<void> {
  if (request.claimInput.type === 'CANCEL') await closeOwnAccount(dependencies, mall, request);
  await makeClaim(dependencies, mall, request);
}

/** Records the claim and settles it if possible. The caller must have closed the order's virtual account. */
export async function makeClaim(dependencies: Dependencies, mall: MallScope, request: Request): Promise<void> {
  const settling = await inMall(dependencies.database, mall, (transaction) => recordClaim(transaction, request));
  const { reason } = request.claimInput;
  if (settling) await settleIfPossible(dependencies, mall, settling, { ...makerOf(request), reason });
}

/** Settles a recorded claim at once. When the payment service refuses, the claim waits for the operator. */
export async function settleIfPossible(
  dependencies: Dependencies,
  mall: MallScope,
  key: ClaimKey,
  by: Omit<MoveReason, 'at'>,
): Promise<void> {
  try {
    await settleClaim(dependencies, mall, key, by);
  } catch (error) {
    // Only 4095 is a definite refusal. After any other failure the outcome is unknown, and a background job resumes the
    // refund.
    if (error instanceof AppError && error.code !== '4095') throw error;
  }
}

/** Returns the claim to settle at once, if any. */
async function recordClaim(transaction: MallTransaction, request: Request): Promise<ClaimKey | undefined> {
  const { claimInput, ...own } = request;
  const maker = makerOf(request);
  const order = await lockOwnOrder(transaction, own);
  const claims = await listClaims(transaction, [own.orderNo]);
  const { orderNo, at } = own;
  const { type, fault, lines: claimed, reason, refundAccount = null } = claimInput;
  const { refund, returnFee } = quoteNewClaim(order, claims, { wanted: { type, fault, claimed }, at });
  if (refund !== claimInput.expectedRefund) {
    throw new AppError('4093', { description: `지금 돌려받을 금액은 ${formatWon(refund)}이에요.` });
  }
  if (order.state === 'PENDING_PAYMENT') {
    await cancelUnpaid(transaction, order, { ...maker, reason, at });
    return undefined;
  }
  const isToAccount = order.paymentMethod === 'VIRTUAL_ACCOUNT' && refund > 0;
  if (isToAccount && !refundAccount) throw fieldError('refundAccount', '돌려받을 계좌를 입력해 주세요.');
  const claim = {
    ...{ orderNo, claimNo: claims.length + 1, type, fault, claimed, reason, state: 'REQUESTED' as const },
    ...{ refundAmount: refund, returnFee, requestedAt: at, refundAccount: isToAccount ? refundAccount : null },
    pickup: type === 'CANCEL' ? null : (claimInput.pickup ?? deliveryAddressOf(order)),
  };
  return open(transaction, order, { claims, claim, by: { ...maker, reason, at } });
}

/** Cancels the remaining pieces of a paid order that is not in preparation yet; returns the claim to settle. */
export async function recordCancellation(
  transaction: MallTransaction,
  order: LockedOrder,
  by: MoveReason,
): Promise<ClaimKey> {
  const { orderNo } = order;
  const claims = await listClaims(transaction, [orderNo]);
  const claimed = order.lines
    .map(({ lineNo, quantity, takenBack }) => ({ lineNo, quantity: quantity - takenBack }))
    .filter(({ quantity }) => quantity > 0);
  const wanted = { type: 'CANCEL', fault: 'MEMBER', claimed } as const;
  const { refund, returnFee } = quoteNewClaim(order, claims, { wanted, at: by.at });
  const claim = {
    ...{ orderNo, claimNo: claims.length + 1, ...wanted, reason: by.reason, state: 'REQUESTED' as const },
    ...{ refundAmount: refund, returnFee, requestedAt: by.at, refundAccount: null, pickup: null },
  };
  const key = await open(transaction, order, { claims, claim, by });
  if (!key) throw new AppError('4094');
  return key;
}

type Opened = {
  readonly claims: readonly ClaimRow[];
  readonly claim: Omit<ClaimRow, 'answer' | 'refundStartedAt'>;
  readonly by: MoveReason;
};

/** Stores a claim; it is settled at once when the order is not in preparation yet. */
async function open(
  transaction: MallTransaction,
  order: LockedOrder,
  { claims, claim, by: { at, ...by } }: Opened,
): Promise<ClaimKey | undefined> {
  const { orderNo, claimNo } = claim;
  await insertClaim(transaction, claim);
  await insertClaimEvent(transaction, {
    ...{ orderNo, claimNo, fromState: null, toState: 'REQUESTED', happenedAt: at, ...by },
  });
  if (order.state !== 'PAID') return undefined;
  await startSettling(transaction, order, { claims, claim: { ...claim, answer: '', refundStartedAt: null }, at });
  return { orderNo, claimNo };
}

const deliveryAddressOf = (order: LockedOrder): PickupAddress => ({
  recipient: order.recipient,
  phone: order.recipientPhone,
  postcode: order.postcode,
  roadAddress: order.roadAddress,
  detailAddress: order.detailAddress,
});

async function cancelUnpaid(transaction: MallTransaction, order: LockedOrder, by: MoveReason): Promise<void> {
  // The service may still answer that the order is paid. That answer is stored first; then the order can be refunded as
  // usual.
  if (await isPaymentRequested(transaction, order.orderNo)) {
    throw new AppError('4094', { description: '결제를 확인하고 있어요. 잠시 뒤에 다시 시도해 주세요.' });
  }
  await moveOrder(transaction, order, { to: 'CANCELLED', ...by });
}
