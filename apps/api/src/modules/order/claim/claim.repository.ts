import type { RefundAccount } from '@mall/contracts/claim';
import type { PickupAddress } from '@mall/contracts/order';
import type { ClaimState } from '@mall/contracts/order-codes';
import { compiledQuery } from '@mall/db/compiled-query';
import type { Actor, Claim } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { StandingClaim } from '@mall/domain/claim-pieces';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';

export type ClaimKey = { readonly orderNo: string; readonly claimNo: number };
export type ClaimRow = ClaimKey &
  StandingClaim & {
    readonly reason: string;
    readonly answer: string;
    readonly refundAmount: number;
    readonly returnFee: number;
    readonly refundAccount: RefundAccount | null;
    /** Where the goods are picked up; null for a cancellation. */
    readonly pickup: PickupAddress | null;
    readonly requestedAt: Date;
    /** Set once the refund has been started. */
    readonly refundStartedAt: Date | null;
  };

/** The claims of these orders, in the order in which each order's were made. */
export async function listClaims(transaction: MallTransaction, orderNos: readonly string[]): Promise<ClaimRow[]> {
  const [claims, lines] = await Promise.all([
    transaction
      .selectFrom('claim')
      .select(['orderNo', 'claimNo', 'type', 'state', 'fault', 'reason', 'answer', 'refundAmount', 'returnFee'])
      .select(['refundAccount', 'pickup', 'requestedAt', 'refundStartedAt'])
      .where('mallId', '=', transaction.mallId)
      .where('orderNo', 'in', orderNos)
      .orderBy('orderNo')
      .orderBy('claimNo')
      .execute(),
    transaction
      .selectFrom('claimLine')
      .select(['orderNo', 'claimNo', 'lineNo', 'quantity'])
      .where('mallId', '=', transaction.mallId)
      .where('orderNo', 'in', orderNos)
      .orderBy('lineNo')
      .execute(),
  ]);
  return claims.map((claim) => ({
    ...claim,
    claimed: lines
      .filter(({ orderNo, claimNo }) => orderNo === claim.orderNo && claimNo === claim.claimNo)
      .map(({ lineNo, quantity }) => ({ lineNo, quantity })),
  }));
}

export async function insertClaim(
  transaction: MallTransaction,
  { claimed, ...claim }: Omit<ClaimRow, 'answer' | 'refundStartedAt'>,
): Promise<void> {
  const { orderNo, claimNo, requestedAt: changedAt } = claim;
  await transaction
    .insertInto('claim')
    .values({ ...claim, changedAt, mallId: transaction.mallId })
    .execute();
  await transaction
    .insertInto('claimLine')
    .values(claimed.map((line) => ({ orderNo, claimNo, ...line, mallId: transaction.mallId })))
    .execute();
}

type ClaimChange = Pick<
  Updateable<Claim>,
  'state' | 'answer' | 'refundAmount' | 'returnFee' | 'refundAccount' | 'refundStartedAt'
> & { readonly changedAt: Date };

export async function updateClaim(
  transaction: MallTransaction,
  { orderNo, claimNo, ...change }: ClaimKey & ClaimChange,
): Promise<void> {
  await transaction
    .updateTable('claim')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('claimNo', '=', claimNo)
    .execute();
}

type ClaimEvent = ClaimKey & {
  readonly fromState: ClaimState | null;
  readonly toState: ClaimState;
  readonly happenedAt: Date;
  readonly actor: Actor;
  readonly reason: string;
  readonly staffNo?: number | undefined;
};

export async function insertClaimEvent(transaction: MallTransaction, event: ClaimEvent): Promise<void> {
  await transaction
    .insertInto('claimEvent')
    .values({ ...event, mallId: transaction.mallId })
    .execute();
}

/** When each claim of an order entered each of its states, oldest first. */
export const listClaimEvents = compiledQuery((transaction, { orderNo }: { readonly orderNo: string }) =>
  transaction
    .selectFrom('claimEvent')
    .select(['claimNo', 'toState', 'happenedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .orderBy('eventNo'),
);

/** Claims whose refund was started by then and has not finished. */
export function listUnfinishedRefunds(transaction: MallTransaction, startedBy: Date): Promise<ClaimKey[]> {
  return transaction
    .selectFrom('claim')
    .select(['orderNo', 'claimNo'])
    .where('mallId', '=', transaction.mallId)
    .where('refundStartedAt', '<=', startedBy)
    .where(
      'state',
      'in',
      (['REQUESTED', 'PICKED_UP'] as const).map((state) => sql.lit(state)),
    )
    .orderBy('refundStartedAt')
    .limit(100)
    .execute();
}
