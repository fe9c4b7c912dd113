import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** One member's mark on one product. */
export type Mark = { readonly memberNo: number; readonly productNo: string };

type Done = { isListed: boolean };

/**
 * Marks a product that the mall shows; one statement, so that concurrent requests add and count one mark. Returns whether the mall shows
 * the product at all.
 */
export async function insertFavourite(
  transaction: MallTransaction,
  mark: Mark & { readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql<Done>`
    with shown as (
      select product_no from listing
      where mall_id = ${transaction.mallId} and product_no = ${mark.productNo} and is_visible
    ), added as (
      insert into favourite (mall_id, member_no, product_no, marked_at)
      select ${transaction.mallId}, ${mark.memberNo}, product_no, ${mark.at} from shown
      on conflict do nothing
      returning product_no
    ), counted as (
      update listing set favourite_count = favourite_count + 1
      where mall_id = ${transaction.mallId} and product_no in (select product_no from added)
    )
    select exists (select from shown) as is_listed`.execute(transaction);
  return rows[0]?.isListed ?? false;
}

/** Unmarks a product, also one that the mall no longer shows; returns whether the mall lists it. */
export async function deleteFavourite(transaction: MallTransaction, mark: Mark): Promise<boolean> {
  const { rows } = await sql<Done>`
    with removed as (
      delete from favourite
      where mall_id = ${transaction.mallId} and member_no = ${mark.memberNo} and product_no = ${mark.productNo}
      returning product_no
    ), counted as (
      update listing set favourite_count = greatest(favourite_count - 1, 0)
      where mall_id = ${transaction.mallId} and product_no in (select product_no from removed)
    )
    select exists (
      select from listing where mall_id = ${transaction.mallId} and product_no = ${mark.productNo}
    ) as is_listed`.execute(transaction);
  return rows[0]?.isListed ?? false;
}

/** Unmarks everything that a member has marked. */
export async function deleteAllFavourites(transaction: MallTransaction, memberNo: number): Promise<void> {
  await sql`
    with removed as (
      delete from favourite where mall_id = ${transaction.mallId} and member_no = ${memberNo} returning product_no
    ), locked as materialized (
      -- By number, as an order keeps its own: neither ever waits for the other in turn.
      select l.product_no from listing l join removed using (product_no)
      where l.mall_id = ${transaction.mallId} order by l.product_no for no key update of l
    )
    update listing set favourite_count = greatest(favourite_count - 1, 0)
    where mall_id = ${transaction.mallId} and product_no in (select product_no from locked)`.execute(transaction);
}

/** A member's favourites that the mall still shows, the newest first. */
export function listFavouriteNos(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('favourite as f')
    .innerJoin('listing as l', (join) =>
      join
        .onRef('l.productNo', '=', 'f.productNo')
        .on('l.mallId', '=', transaction.mallId)
        .on('l.isVisible', '=', true),
    )
    .select(['f.productNo', 'l.kind'])
    .where('f.mallId', '=', transaction.mallId)
    .where('f.memberNo', '=', memberNo)
    .orderBy('f.markedAt', 'desc')
    .orderBy('f.productNo')
    .execute();
}

/** Counts them. */
export async function countFavouriteNos(transaction: MallTransaction, memberNo: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('favourite as f')
    .innerJoin('listing as l', (join) =>
      join
        .onRef('l.productNo', '=', 'f.productNo')
        .on('l.mallId', '=', transaction.mallId)
        .on('l.isVisible', '=', true),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('f.mallId', '=', transaction.mallId)
    .where('f.memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();
  return count;
}
