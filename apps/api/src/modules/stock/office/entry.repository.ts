import type { OfficeTransaction } from '@mall/db/in-office';
import type { Stocked } from '@mall/domain/office/stock-sheet';
import { sql } from 'kysely';
import { heldPieces } from './held.repository.ts';

export type Place = { readonly productNo: string; readonly optionNo: number };
export type LockedOption = Place & Stocked & { readonly lowStock: number; readonly productName: string };

/**
 * Options by their places, with the pieces that orders hold; locks them until the transaction ends. With `isLooking`
 * nothing is locked.
 */
export async function lockOptions(
  transaction: OfficeTransaction,
  places: readonly Place[],
  { isLooking = false } = {},
): Promise<LockedOption[]> {
  const [productNos, optionNos] = [places.map(({ productNo }) => productNo), places.map(({ optionNo }) => optionNo)];
  if (!isLooking) await sql`select lock_shelf(${productNos}::text[], ${optionNos}::int[])`.execute(transaction);
  // A separate statement, to see what the lock has waited for.
  const { rows } = await sql<LockedOption>`
    select o.product_no, o.option_no, s.quantity as available, o.low_stock, p.name as product_name
    from product_option o join option_stock s using (product_no, option_no) join product p using (product_no)
    where (o.product_no, o.option_no) in (select * from unnest(${productNos}::text[], ${optionNos}::int[]))
      and o.use_code <> 'GD00704' and p.kind <> 'subscription'
    order by o.product_no, o.option_no`.execute(transaction);
  const held = await sql<Place & { held: number }>`${heldPieces(sql`select unnest(${productNos}::text[])`)}`.execute(
    transaction,
  );
  const heldOf = new Map(held.rows.map((one) => [`${one.productNo}/${one.optionNo}`, one.held]));
  return rows.map((row) => ({ ...row, held: heldOf.get(`${row.productNo}/${row.optionNo}`) ?? 0 }));
}

export type Entry = Place & {
  readonly kind: 'IN' | 'OUT' | 'COUNT';
  readonly pieces: number;
  readonly counted: number | null;
  readonly reason: string;
  readonly note: string;
  readonly staffNo: number;
  readonly requestKey: string;
  readonly happenedAt: Date;
};

/** The entries that a request has already made. */
export async function listEntriesOf(transaction: OfficeTransaction, requestKey: string) {
  const { rows } = await sql<Pick<Entry, 'productNo' | 'optionNo' | 'kind' | 'pieces' | 'counted'>>`
    select product_no, option_no, kind, pieces, counted from stock_adjustment where request_key = ${requestKey}`.execute(
    transaction,
  );
  return rows;
}

/** Inserts the entry, and moves the locked shelf by as much; the shelf has enough. */
export async function enter(transaction: OfficeTransaction, entry: Entry): Promise<void> {
  const { productNo, optionNo, kind, pieces, counted, reason, note, staffNo, requestKey, happenedAt } = entry;
  const short = await sql`
    select from move_shelf(1, array[${productNo}]::text[], array[${optionNo}]::int[], array[${pieces}]::int[])`.execute(
    transaction,
  );
  if (short.rows.length > 0) throw new Error(`${productNo}/${optionNo} has fewer than ${-pieces} pieces`);
  await sql`insert into stock_adjustment
      (product_no, option_no, kind, pieces, counted, reason, note, staff_no, request_key, happened_at)
    values (${productNo}, ${optionNo}, ${kind}, ${pieces}, ${counted}, ${reason}, ${note}, ${staffNo}, ${requestKey}, ${happenedAt})`.execute(
    transaction,
  );
}

export const updateLowStock = (transaction: OfficeTransaction, { productNo, optionNo }: Place, lowStock: number) =>
  sql`update product_option set low_stock = ${lowStock} where product_no = ${productNo} and option_no = ${optionNo}`.execute(
    transaction,
  );

/** Compares each shelf with the sum of its ledgers, as of one moment, and replaces the previous comparison. */
export async function prove(transaction: OfficeTransaction, at: Date): Promise<void> {
  await sql`delete from stock_difference`.execute(transaction);
  await sql`
    with ledger as (
      select product_no, option_no, sum(pieces) as pieces from (
        select product_no, option_no, pieces from stock_adjustment
        union all select product_no, option_no, pieces from stock_movement
        union all select product_no, option_no, pieces from application_movement
      ) entry group by product_no, option_no
    ), compared as (
      select s.product_no, s.option_no, s.quantity, coalesce(l.pieces, 0) as pieces
      from option_stock s left join ledger l using (product_no, option_no)
    ), different as (
      insert into stock_difference select product_no, option_no, quantity, pieces, ${at} from compared where quantity <> pieces
    )
    insert into stock_proof select ${at}, count(*), count(*) filter (where quantity <> pieces) from compared`.execute(
    transaction,
  );
}
