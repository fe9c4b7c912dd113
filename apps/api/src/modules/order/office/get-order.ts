import { AppError } from '@mall/contracts/errors';
import type { OfficeOrder } from '@mall/contracts/office/orders';
import type { OrderState } from '@mall/contracts/order-codes';
import { trackingUrlOf } from '@mall/domain/carriers';
import { giftStateOf } from '@mall/domain/gift';
import { isClaimOpen, mayChangeAddress, operatorMoves } from '@mall/domain/order-states';
import { isRemoteArea } from '@mall/domain/remote-area';
import type { Config } from '../../../config.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import {
  findGift,
  findOrder,
  findReceipt,
  listAttempts,
  listClaims,
  listConsents,
  listHistory,
  listLedger,
  listLines,
  listMemos,
  listOthers,
  listParcels,
  listTags,
} from './order-detail.repository.ts';
import { payUrlOf } from './pay-url.ts';

/** An order in full as staff see it; 4040 outside the scope. */
export async function getOfficeOrder(
  transaction: OfficeReader,
  place: { readonly mallId: number; readonly orderNo: string },
  { config, at }: { readonly config: Pick<Config, 'mallOrigin'>; readonly at: Date },
): Promise<OfficeOrder> {
  const [order, lines, parcels, claims, ledger, attempts, history, work, gift] = await Promise.all([
    findOrder(transaction, place),
    listLines(transaction, place),
    listParcels(transaction, place),
    listClaims(transaction, place),
    listLedger(transaction, place),
    listAttempts(transaction, place),
    listHistory(transaction, place),
    getWork(transaction, place),
    findGift(transaction, place),
  ]);
  if (!order) throw new AppError('4040');
  const { placedBy, expiresAt, mallUrl, ...shown } = order;
  const isUnpaid = order.state === 'PENDING_PAYMENT';
  const isClaimed = claims.some(({ state }) => isClaimOpen(state));
  return {
    ...shown,
    ...work,
    placedBy: placedBy ?? '',
    paying: isUnpaid ? { url: payUrlOf(config, mallUrl, order.orderNo), until: expiresAt.toISOString() } : null,
    gift: gift ? toGift(gift, order.state, at) : null,
    mayChangeAddress: mayChangeAddress(order.state) && !order.awaitsReceiver,
    orderedAt: order.orderedAt.toISOString(),
    blankedAt: order.blankedAt?.toISOString() ?? null,
    paidAt: order.paidAt?.toISOString() ?? null,
    isRemote: isRemoteArea(order.postcode),
    lines,
    parcels: parcels.map(({ staffName, shippedAt, ...parcel }) => ({
      ...parcel,
      ...{ staffName: staffName ?? '', shippedAt: shippedAt.toISOString() },
      trackingUrl: trackingUrlOf(parcel.carrier, parcel.invoiceNo),
    })),
    claims: claims.map((claim) => ({ ...claim, requestedAt: claim.requestedAt.toISOString() })),
    ledger: ledger.map((entry) => ({ ...entry, happenedAt: entry.happenedAt.toISOString() })),
    attempts: attempts.map((attempt) => ({ ...attempt, changedAt: attempt.changedAt.toISOString() })),
    history: history.map(({ staffName, happenedAt, ...event }) => ({
      ...{ ...event, staffName: staffName ?? '', happenedAt: happenedAt.toISOString() },
    })),
    moves: operatorMoves(order.state, isClaimed || order.awaitsReceiver),
  };
}

const toGift = (gift: GiftFound, order: OrderState, at: Date) => ({
  state: giftStateOf(gift, order, at),
  ...{ receiverName: gift.receiverName, receiverPhone: gift.receiverPhone },
  expiresAt: gift.expiresAt?.toISOString() ?? null,
  openedAt: gift.openedAt?.toISOString() ?? null,
});
type GiftFound = NonNullable<Awaited<ReturnType<typeof findGift>>>;

type Place = { readonly mallId: number; readonly orderNo: string };

/** Memos, tags, consents, the cash receipt and the member's other orders. */
async function getWork(transaction: OfficeReader, place: Place) {
  const [memos, tags, consents, receipt, others] = await Promise.all([
    listMemos(transaction, place),
    listTags(transaction, place),
    listConsents(transaction, place),
    findReceipt(transaction, place),
    listOthers(transaction, place),
  ]);
  return {
    memos: memos.map((memo) => ({ ...memo, writtenAt: memo.writtenAt.toISOString() })),
    tags: tags.map(({ tag }) => tag),
    consents: consents.map((consent) => ({ ...consent, agreedAt: consent.agreedAt.toISOString() })),
    receipt: receipt ?? null,
    others: others.map((other) => ({ ...other, orderedAt: other.orderedAt.toISOString() })),
  };
}
