import { AppError } from '@mall/contracts/errors';
import type { Claim, OrderDetail } from '@mall/contracts/order';
import type { Parcel } from '@mall/contracts/parcel';
import type { MallTransaction } from '@mall/db/in-mall';
import { trackingUrlOf } from '@mall/domain/carriers';
import { paysCash } from '@mall/domain/cash-receipt';
import { accountClosesAtOf } from '@mall/domain/order-life';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { getCashReceipt } from '../../payment/cash-receipt/get-cash-receipt.ts';
import { getOrderPayment } from '../../payment/get-order-payment.ts';
import { getLateDeposit } from '../../payment/virtual-account/get-late-deposit.ts';
import { getPaymentFailure } from '../../payment/window/get-payment-failure.ts';
import { type ClaimRow, listClaimEvents, listClaims } from '../claim/claim.repository.ts';
import { getOwnGift, receiverWithoutAddress } from '../gift/get-own-gift.ts';
import { listOrderEvents } from '../order.repository.ts';
import { listLinesOfOrder } from '../order-line.repository.ts';
import { listParcels, type ParcelRow } from '../parcel.repository.ts';
import { listTermsToAgree } from '../place/terms-to-agree.ts';
import { mayRequest } from './may-request-cash-receipt.ts';
import { findOrderRow } from './order-list.repository.ts';
import { toOrderCard } from './to-order-card.ts';

/** An order, the member who reads it, and the time of reading. */
export type OwnOrder = { readonly orderNo: string; readonly memberNo: number; readonly at: Date };

/** An order in full; 4043 for other members. */
export async function getOrder(
  transaction: MallTransaction,
  mall: Mall,
  { orderNo, memberNo, at }: OwnOrder,
): Promise<OrderDetail> {
  const order = await findOrderRow(transaction, { orderNo, memberNo });
  if (!order) throw new AppError('4043');
  const [
    lines,
    claims,
    claimEvents,
    events,
    parcels,
    payment,
    lateDeposit,
    paymentFailure,
    cashReceipt,
    termsToAgree,
    gift,
  ] = await Promise.all([
    listLinesOfOrder(transaction, { orderNo }),
    listClaims(transaction, [orderNo]),
    listClaimEvents(transaction, { orderNo }),
    listOrderEvents(transaction, { orderNo }),
    listParcels(transaction, [orderNo]),
    getOrderPayment(transaction, orderNo),
    getLateDeposit(transaction, orderNo),
    getPaymentFailure(transaction, orderNo),
    getCashReceipt(transaction, orderNo),
    listTermsToAgree(transaction, order, at),
    order.isGift ? getOwnGift(transaction, order, at) : null,
  ]);
  const { ordererName, ordererPhone, ordererEmail } = order;
  const { marketAmount, goodsAmount, deliveryAmount, refundedAmount } = order;
  return {
    card: toOrderCard({ ...order, movedAt: movedAtOf(events) ?? order.orderedAt }, { lines, claims, parcels, at }),
    ...{ ordererName, ordererPhone, ordererEmail, gift },
    blankedAt: order.blankedAt?.toISOString() ?? null,
    ...(gift ? receiverWithoutAddress(gift) : placeOf(order)),
    ...{ marketAmount, goodsAmount, deliveryAmount, refundedAmount },
    expiresAt: order.expiresAt.toISOString(),
    depositBefore: accountClosesAtOf(order, mall.depositDays).toISOString(),
    ...{ lateDeposit, termsToAgree },
    parcels: parcels.map(toParcel),
    payment,
    paymentFailure: order.state === 'PENDING_PAYMENT' ? paymentFailure : '',
    // A choice made earlier does not apply once the order is paid by card.
    cashReceipt: paysCash(order.paymentMethod) ? cashReceipt : null,
    mayRequestCashReceipt: mayRequest(order, cashReceipt),
    claims: claims.map((claim) => ({ ...toClaim(claim, claimEvents), ...(gift && { pickup: null }) })),
    history: events.map(({ reason, fromState: _, ...event }) => ({ ...toMove(event), reason })),
  };
}

/** The delivery address of an order that is no gift. */
export const placeOf = ({
  recipient,
  recipientPhone,
  postcode,
  roadAddress,
  detailAddress,
  deliveryRequest,
}: OrderRow) => ({
  ...{ recipient, recipientPhone, postcode, roadAddress, detailAddress, deliveryRequest },
});
type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrderRow>>>;

/** When the order entered its state; notes in the history do not count. */
const movedAtOf = (events: Awaited<ReturnType<typeof listOrderEvents>>): Date | undefined =>
  events.findLast(({ fromState, toState }) => fromState !== toState)?.happenedAt;

const toParcel = ({ carrier, invoiceNo, shippedAt, lines }: ParcelRow): Parcel => ({
  ...{ carrier, invoiceNo, lines: [...lines] },
  trackingUrl: trackingUrlOf(carrier, invoiceNo),
  shippedAt: shippedAt.toISOString(),
});

type Move<State> = { readonly toState: State; readonly happenedAt: Date };
const toMove = <State>({ toState, happenedAt }: Move<State>) => ({
  state: toState,
  happenedAt: happenedAt.toISOString(),
});

const toClaim = (claim: ClaimRow, events: Awaited<ReturnType<typeof listClaimEvents>>): Claim => ({
  claimNo: claim.claimNo,
  type: claim.type,
  state: claim.state,
  fault: claim.fault,
  reason: claim.reason,
  answer: claim.answer,
  refundAmount: claim.refundAmount,
  returnFee: claim.returnFee,
  lines: [...claim.claimed],
  pickup: claim.pickup,
  requestedAt: claim.requestedAt.toISOString(),
  history: events.filter(({ claimNo }) => claimNo === claim.claimNo).map(toMove),
  mayWithdraw: claim.state === 'REQUESTED' && claim.refundStartedAt === null,
});
