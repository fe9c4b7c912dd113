import type { ProductKind } from '@mall/contracts/codes';
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

/** A mall's listing of a product and who saved it last, locked against changes and orders. */
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

type Sellable = { readonly kind: ProductKind; readonly lowestFee: number | null };

/** The product that a mall may begin to list, and the lowest fee that it takes for a subscription. */
export async function findSellable(transaction: MallTransaction, productNo: string): Promise<Sellable | undefined> {
  return transaction
    .selectFrom('product as p')
    .select('p.kind')
    .select((one) =>
      one
        .selectFrom('subscriptionTerm as t')
        .select((term) => term.fn.min('t.monthlyFee').as('fee'))
        .where('t.mallId', '=', transaction.mallId)
        .whereRef('t.productNo', '=', 'p.productNo')
        .as('lowestFee'),
    )
    .where('p.productNo', '=', productNo)
    .where('p.state', '<>', 'GD00406')
    .executeTakeFirst();
}
