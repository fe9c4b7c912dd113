import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { deleteAllFavourites } from './favourite.repository.ts';

/** Empties a member's wishlist, including products that the mall no longer shows. */
export async function clearFavourites(transaction: MallTransaction, mall: Mall, memberNo: number): Promise<null> {
  assertOwnAccount(mall, memberNo);
  await deleteAllFavourites(transaction, memberNo);
  return null;
}
