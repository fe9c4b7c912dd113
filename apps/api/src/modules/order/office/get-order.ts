import { AppError } from '@mall/contracts/errors';
import type { OfficeOrder } from '@mall/contracts/office/orders';
import { trackingUrlOf } from '@mall/domain/carriers';
import { isClaimOpen, operatorMoves } from '@mall/domain/order-states';
import { isRemoteArea } from '@mall/domain/remote-area';
import type { OfficeReader } from '../../../office/office-rows.ts';
import {
  findOrder,
  listAttempts,
  listClaims,
  listHistory,
  listLedger,
  listLines,
  listParcels,
} from './order-detail.repository.ts';

/** An order in full as staff see it; 4040 outside the scope. */
export async function getOfficeOrder(
  transaction: OfficeReader,
  place: { readonly mallId: number; readonly orderNo: string },
): Promise<OfficeOrder> {
  const [order, lines, parcels, claims, ledger, attempts, history] = await Promise.all([
    findOrder(transaction, place),
    listLines(transaction, place),
    listParcels(transaction, place),
    listClaims(transaction, place),
    listLedger(transaction, place),
    listAttempts(transaction, place),
    listHistory(transaction, place),
  ]);
  if (!order) throw new AppError('4040');
  const isClaimed = claims.some(({ state }) => isClaimOpen(state));
  return {
    ...order,
    orderedAt: order.orderedAt.toISOString(),
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
    moves: operatorMoves(order.state, isClaimed),
  };
}
