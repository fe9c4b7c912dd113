import type { MallTransaction } from '@mall/db/in-mall';
import { countFavouriteNos } from './favourite.repository.ts';

/** How many of a member's favourites the mall still shows. */
export async function countFavourites(transaction: MallTransaction, memberNo: number): Promise<{ count: number }> {
  return { count: await countFavouriteNos(transaction, memberNo) };
}
