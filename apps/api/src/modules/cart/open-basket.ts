import type { MallTransaction } from '@mall/db/in-mall';
import { cartStart, undoStart } from '@mall/domain/cart-life';
import { lockOwner } from '../../person/member-lock.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { deleteOldLines } from './cart-change.repository.ts';

/** Whose basket, and when. */
export type BasketVisit = { readonly memberNo: number; readonly at: Date };

/** Begins a change: locks the basket until the transaction ends, and deletes lines that are too old. What is asked after it may be sent with it. */
export async function openBasket(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: BasketVisit,
): Promise<void> {
  assertOwnAccount(mall, memberNo);
  await Promise.all([
    lockOwner(transaction, { memberNo }),
    deleteOldLines(transaction, { memberNo, cartSince: cartStart(at), undoSince: undoStart(at) }),
  ]);
}
