import type { MallTransaction } from '@mall/db/in-mall';
import { giveBackSalePieces } from '../../special-sale/give-back-sale-pieces.ts';
import type { LockedOrder } from '../order.repository.ts';
import { addTakenBack, type OrderLineRow } from '../order-line.repository.ts';
import { putBackStock } from './move-stock.ts';

type Taken = {
  readonly lines: readonly (OrderLineRow & { readonly pieces: number })[];
  readonly kind: 'RELEASE' | 'RETURN';
  readonly at: Date;
};

/**
 * Takes back pieces that an order gives up: returns them to the shelf and to their special sale, and records them on
 * their lines.
 */
export async function takePiecesBack(
  transaction: MallTransaction,
  order: LockedOrder,
  { lines, kind, at }: Taken,
): Promise<void> {
  const { orderNo } = order;
  await putBackStock(transaction, { orderNo, at, lines, kind });
  await giveBackSalePieces(transaction, lines);
  for (const { lineNo, pieces } of lines) await addTakenBack(transaction, { orderNo, lineNo, pieces });
}
