import type { CartOption } from '@mall/contracts/cart';
import type { MallTransaction } from '@mall/db/in-mall';
import { deleteLines } from './cart-change.repository.ts';

/** Deletes ordered lines from the basket permanently; they cannot be restored. */
export function dropOrderedLines(
  transaction: MallTransaction,
  { memberNo, lines }: { readonly memberNo: number; readonly lines: readonly CartOption[] },
): Promise<void> {
  return deleteLines(transaction, { memberNo, lines });
}
