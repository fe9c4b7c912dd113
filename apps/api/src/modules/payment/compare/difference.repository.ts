import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { Difference } from './compare-payments.ts';

/** Orders of which something differs still, by the last comparison. */
export async function listDifferingOrders(transaction: MallTransaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom('paymentDifference')
    .select('orderNo')
    .distinct()
    .where('mallId', '=', transaction.mallId)
    .where('agreedAt', 'is', null)
    .execute();
  return rows.map(({ orderNo }) => orderNo);
}

type Found = { readonly differences: readonly Difference[]; readonly at: Date };

/**
 * Keeps what a comparison has found, each since it was first found, and returns the names of those that nobody has explained. An
 * explanation holds for the sums that it was given for.
 */
export async function upsertDifferences(transaction: MallTransaction, { differences, at }: Found): Promise<string[]> {
  const column = <Name extends keyof Difference>(name: Name) => differences.map((one) => one[name]);
  const isSame = sql`(d.agreed_at is null and d.ledger = excluded.ledger and d.other = excluded.other)`;
  const { rows } = await sql<{ name: string; isExplained: boolean }>`
    insert into payment_difference as d (mall_id, name, ledger, other, what, found_at, seen_at)
    select ${transaction.mallId}, f.*, ${at}, ${at}
    from unnest(${column('name')}::text[], ${column('ledger')}::bigint[], ${column('other')}::bigint[], ${column('what')}::text[]) f
    on conflict (mall_id, name) do update set
      ledger = excluded.ledger, other = excluded.other, what = excluded.what, seen_at = excluded.seen_at, agreed_at = null,
      found_at = case when d.agreed_at is null then d.found_at else excluded.found_at end,
      resolved_at = case when ${isSame} then d.resolved_at end,
      resolved_by = case when ${isSame} then d.resolved_by end,
      reason = case when ${isSame} then d.reason else '' end
    returning name, resolved_at is not null as is_explained`.execute(transaction);
  return rows.filter(({ isExplained }) => !isExplained).map(({ name }) => name);
}

/**
 * Those of the mall, or of one order, that a comparison has not found again agree. What the database does not know at all it cannot
 * compare either: that stays until somebody explains it.
 */
export async function updateAgreed(
  transaction: MallTransaction,
  { differences, at, orderNo }: Found & { readonly orderNo: string | undefined },
): Promise<void> {
  await sql`
    update payment_difference d set agreed_at = ${at}
    where mall_id = ${transaction.mallId} and agreed_at is null
      and ${orderNo === undefined ? sql`true` : sql`order_no = ${orderNo}`}
      and not (name = any (${differences.map(({ name }) => name)}::text[]))
      and (name = order_no or exists (
        select from payment_attempt a
        where a.mall_id = d.mall_id and a.order_no = d.order_no
          and d.name = a.order_no || '-' || a.mall_id || '-' || a.attempt_no))`.execute(transaction);
}

export type Explained = {
  readonly name: string;
  /** As they were seen, won. */
  readonly ledger: number;
  readonly other: number;
  readonly staffNo: number;
  readonly reason: string;
  readonly at: Date;
};

/** False when the sums are others by now, or it is settled already. */
export async function updateExplained(
  transaction: MallTransaction,
  { name, ledger, other, staffNo, reason, at }: Explained,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('paymentDifference')
    .set({ resolvedAt: at, resolvedBy: staffNo, reason })
    .where('mallId', '=', transaction.mallId)
    .where('name', '=', name)
    .where('ledger', '=', ledger)
    .where('other', '=', other)
    .where('agreedAt', 'is', null)
    .where('resolvedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
