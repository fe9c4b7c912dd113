import type { MallTransaction } from '@mall/db/in-mall';
import { cartStart, undoStart } from '@mall/domain/cart-life';
import { lockOwner } from '../../person/member-lock.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { deleteOldLines } from './cart-change.repository.ts';

/** The member whose basket it is, and the time of the request. */
export type BasketVisit = { readonly memberNo: number; readonly at: Date };

/** Locks the basket until the transaction ends; statements that need the lock may be sent together with it. */
export async function lockBasket(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo }: Pick<BasketVisit, 'memberNo'>,
): Promise<void> {
  assertOwnAccount(mall, memberNo);
  await lockOwner(transaction, { memberNo });
}

/** Starts a change: locks the basket, and deletes expired lines. */
export async function openBasket(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at }: BasketVisit,
): Promise<void> {
  await Promise.all([
    lockBasket(transaction, mall, { memberNo }),
    deleteOldLines(transaction, { memberNo, cartSince: cartStart(at), undoSince: undoStart(at) }),
  ]);
}
