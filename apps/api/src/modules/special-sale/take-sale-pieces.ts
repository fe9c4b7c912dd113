import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { takePieces } from './special-sale.repository.ts';

/** A line of an order; without a sale it is bought at the usual price and takes nothing. */
export type SaleLine = { readonly saleNo: number | null; readonly pieces: number };

/** Reserves pieces of sales for an order, as its stock is reserved; 4601 when a sale has too few left. */
export async function takeSalePieces(transaction: MallTransaction, lines: readonly SaleLine[]): Promise<void> {
  for (const { saleNo, pieces } of lines) {
    if (saleNo !== null && !(await takePieces(transaction, { saleNo, pieces }))) throw new AppError('4601');
  }
}
