import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { Difference } from './compare-payments.ts';

/** Orders that still differed at the last comparison. */
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
 * Stores what a comparison has found, with the time when each difference was first found, and returns the names of the
 * unexplained ones. An explanation applies only to the amounts for which it was given.
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
 * Marks the stored differences of the mall, or of one order, as agreed when the comparison no longer finds them. A
 * payment that the database lacks cannot be compared, so it stays until staff explain it.
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
  /** In won, as shown to the staff. */
  readonly ledger: number;
  readonly other: number;
  readonly staffNo: number;
  readonly reason: string;
  readonly at: Date;
};

/** Returns false when the amounts have changed, or the difference is already settled. */
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
