import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

type Option = { readonly productNo: string; readonly optionNo: number };

/**
 * Waits for these options, always in the same order, so that two orders never wait for each other; answers the pieces that
 * are left. The shelf is the provider's and every mall sells from it, so the scope only says whose transaction this is.
 */
export async function lockShelf(
  transaction: MallTransaction,
  _mall: MallScope,
  options: readonly Option[],
): Promise<(Option & { readonly stockQuantity: number })[]> {
  const { rows } = await sql<Option & { stockQuantity: number }>`
    select product_no, option_no, stock_quantity from product_option
    where (product_no, option_no) in (select * from unnest(
      ${options.map(({ productNo }) => productNo)}::text[], ${options.map(({ optionNo }) => optionNo)}::int[]))
    order by product_no, option_no
    for no key update`.execute(transaction);
  return rows;
}

/** Changes the pieces of one option; the table refuses a number below zero. */
export async function changeShelf(
  transaction: MallTransaction,
  _mall: MallScope,
  { productNo, optionNo, pieces }: Option & { readonly pieces: number },
): Promise<void> {
  await transaction
    .updateTable('productOption')
    .set((option) => ({ stockQuantity: option('stockQuantity', '+', pieces) }))
    .where('productNo', '=', productNo)
    .where('optionNo', '=', optionNo)
    .execute();
}

export type MovementKind = 'RESERVE' | 'SELL' | 'RELEASE' | 'RETURN';
export type StockMovement = Option & {
  readonly orderNo: string;
  readonly lineNo: number;
  readonly kind: MovementKind;
  /** What it does to the shelf. */
  readonly pieces: number;
  readonly happenedAt: Date;
};

export async function insertMovements(
  transaction: MallTransaction,
  mall: MallScope,
  movements: readonly StockMovement[],
): Promise<void> {
  await transaction
    .insertInto('stockMovement')
    .values(movements.map((movement) => ({ mallId: mall.mallId, ...movement })))
    .execute();
}
