import type { MallTransaction } from '@mall/db/in-mall';
import { giveBackPieces } from './special-sale.repository.ts';
import type { SaleLine } from './take-sale-pieces.ts';

/** Returns an order's pieces of a sale to the sale. */
export async function giveBackSalePieces(transaction: MallTransaction, lines: readonly SaleLine[]): Promise<void> {
  for (const { saleNo, pieces } of lines) {
    if (saleNo !== null) await giveBackPieces(transaction, { saleNo, pieces });
  }
}
