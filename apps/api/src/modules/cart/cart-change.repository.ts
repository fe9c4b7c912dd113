import type { CartItem, CartOption } from '@mall/contracts/cart';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { rowsOf } from './cart.repository.ts';

type Owner = { readonly memberNo: number };
type Of<Change> = { readonly memberNo: number; readonly at: Date } & Readonly<Change>;

/** Deletes expired lines, and removed lines that can no longer be restored. */
export async function deleteOldLines(
  transaction: MallTransaction,
  { memberNo, cartSince, undoSince }: { readonly memberNo: number; readonly cartSince: Date; readonly undoSince: Date },
): Promise<void> {
  await sql`
    with old as (
      delete from cart_line
      where mall_id = ${transaction.mallId} and member_no = ${memberNo} and touched_at <= ${cartSince}
    )
    delete from removed_cart_line
    where mall_id = ${transaction.mallId} and member_no = ${memberNo} and removed_at <= ${undoSince}`.execute(
    transaction,
  );
}

/** Pieces of each option in the basket. */
export const listQuantities = compiledQuery<Owner, CartItem>((transaction, { memberNo }) =>
  transaction
    .selectFrom('cartLine')
    .select(['productNo', 'optionNo', 'quantity'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo),
);

export type PricedItem = CartItem & { readonly unitPrice: number };

/** Sets the quantity of options at today's price, selected and moved to the top of the basket. */
export async function putLines(
  transaction: MallTransaction,
  { memberNo, items, at }: Of<{ items: readonly PricedItem[] }>,
): Promise<void> {
  await sql`
    insert into cart_line (mall_id, member_no, product_no, option_no, quantity, price_when_added, added_at, touched_at)
    select ${transaction.mallId}::int, ${memberNo}::bigint, *, ${at}::timestamptz, ${at}::timestamptz
    from unnest(
      ${items.map(({ productNo }) => productNo)}::text[], ${items.map(({ optionNo }) => optionNo)}::int[],
      ${items.map(({ quantity }) => quantity)}::int[], ${items.map(({ unitPrice }) => unitPrice)}::int[])
    on conflict (mall_id, member_no, product_no, option_no) do update set
      quantity = excluded.quantity, is_selected = true, price_when_added = excluded.price_when_added,
      added_at = excluded.added_at, touched_at = excluded.touched_at`.execute(transaction);
}

export type LineChange = CartOption & {
  readonly quantity?: number | undefined;
  readonly isSelected?: boolean | undefined;
};

/** Changes quantity or selection of existing lines. */
export async function updateLines(
  transaction: MallTransaction,
  { memberNo, changes, at }: Of<{ changes: readonly LineChange[] }>,
): Promise<void> {
  // The driver would send an array of booleans as a single value, but sends an array of strings correctly.
  const selections = changes.map(({ isSelected }) => (isSelected === undefined ? null : String(isSelected)));
  await sql`
    update cart_line line set
      quantity = coalesce(change.quantity, line.quantity),
      is_selected = coalesce(change.is_selected, line.is_selected),
      touched_at = ${at}
    from unnest(
      ${changes.map(({ productNo }) => productNo)}::text[], ${changes.map(({ optionNo }) => optionNo)}::int[],
      ${changes.map(({ quantity }) => quantity ?? null)}::int[],
      ${selections}::text[]::boolean[]
    ) change (product_no, option_no, quantity, is_selected)
    where line.mall_id = ${transaction.mallId} and line.member_no = ${memberNo}
      and (line.product_no, line.option_no) = (change.product_no, change.option_no)`.execute(transaction);
}

/** Changes a line's option in place, merging it with a line that already has that option. */
export async function updateOption(
  transaction: MallTransaction,
  { memberNo, optionNo, item, at }: Of<{ optionNo: number; item: PricedItem }>,
): Promise<void> {
  const lineOf = (number: number) => sql`
    mall_id = ${transaction.mallId} and member_no = ${memberNo} and product_no = ${item.productNo} and option_no = ${number}`;
  if (item.optionNo !== optionNo) await sql`delete from cart_line where ${lineOf(item.optionNo)}`.execute(transaction);
  await sql`
    update cart_line set
      option_no = ${item.optionNo}, quantity = ${item.quantity}, price_when_added = ${item.unitPrice}, touched_at = ${at}
    where ${lineOf(optionNo)}`.execute(transaction);
}

type Named = { lines: readonly CartOption[] };

/** Removes lines, and stores them for a while so that they can be restored. */
export async function removeLines(transaction: MallTransaction, { memberNo, lines, at }: Of<Named>): Promise<void> {
  await sql`
    with gone as (
      delete from cart_line
      where mall_id = ${transaction.mallId} and member_no = ${memberNo}
        and (product_no, option_no) in (${rowsOf(lines)})
      returning mall_id, member_no, product_no, option_no, quantity, is_selected, price_when_added, added_at
    )
    insert into removed_cart_line select gone.*, ${at}::timestamptz from gone
    on conflict (mall_id, member_no, product_no, option_no) do update set
      quantity = excluded.quantity, is_selected = excluded.is_selected, price_when_added = excluded.price_when_added,
      added_at = excluded.added_at, removed_at = excluded.removed_at`.execute(transaction);
}

/** Deletes lines permanently. */
export async function deleteLines(
  transaction: MallTransaction,
  { memberNo, lines }: Named & { readonly memberNo: number },
): Promise<void> {
  await sql`
    delete from cart_line
    where mall_id = ${transaction.mallId} and member_no = ${memberNo}
      and (product_no, option_no) in (${rowsOf(lines)})`.execute(transaction);
}

/** Restores lines as they were, except those that were added again meanwhile. */
export async function restoreLines(transaction: MallTransaction, { memberNo, lines, at }: Of<Named>): Promise<void> {
  await sql`
    with back as (
      delete from removed_cart_line
      where mall_id = ${transaction.mallId} and member_no = ${memberNo}
        and (product_no, option_no) in (${rowsOf(lines)})
      returning mall_id, member_no, product_no, option_no, quantity, is_selected, price_when_added, added_at
    )
    insert into cart_line
      (mall_id, member_no, product_no, option_no, quantity, is_selected, price_when_added, added_at, touched_at)
    select back.*, ${at}::timestamptz from back
    on conflict do nothing`.execute(transaction);
}
