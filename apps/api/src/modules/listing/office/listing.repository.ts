import type { ListingRow } from '@mall/contracts/office/listings';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type ListingWords = Pick<
  ListingRow,
  'salePrice' | 'categoryNo' | 'sortOrder' | 'isOn' | 'lowestPrice' | 'highestPrice'
>;
type By = { readonly changedBy: number; readonly changedAt: Date; readonly changeReason: string };
type Locked = ListingWords &
  Pick<ListingRow, 'kind' | 'version'> & { readonly by: string | null; readonly changedAt: Date | null };

/** What a mall lists of a product, and who has saved it last; whoever changes or orders it waits. */
export async function lockListing(transaction: MallTransaction, productNo: string): Promise<Locked | undefined> {
  return transaction
    .selectFrom('listing as l')
    .leftJoin('staff', 'staff.staffNo', 'l.changedBy')
    .select(['l.kind', 'l.salePrice', 'l.categoryNo', 'l.sortOrder', 'l.isOn', 'l.lowestPrice', 'l.highestPrice'])
    .select(['l.version', 'staff.name as by', 'l.changedAt'])
    .where('l.mallId', '=', transaction.mallId)
    .where('l.productNo', '=', productNo)
    .forNoKeyUpdate('l')
    .executeTakeFirst();
}

export async function updateListing(
  transaction: MallTransaction,
  productNo: string,
  words: ListingWords & By,
): Promise<void> {
  await transaction
    .updateTable('listing')
    .set({ ...words, version: sql<number>`version + 1` })
    .where('mallId', '=', transaction.mallId)
    .where('productNo', '=', productNo)
    .execute();
}

/** False when the mall lists it already. */
export async function insertListing(
  transaction: MallTransaction,
  row: ListingWords & By & { readonly productNo: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('listing')
    .values({ mallId: transaction.mallId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Goods that there are. */
export async function isSellable(transaction: MallTransaction, productNo: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('product')
    .select('productNo')
    .where('productNo', '=', productNo)
    .where('kind', '=', 'goods')
    .where('state', '<>', 'GD00406')
    .executeTakeFirst();
  return row !== undefined;
}
