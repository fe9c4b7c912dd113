import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { insertWish, type Wish } from './restock.repository.ts';

/** Idempotent. Errors: 4042 unless this mall shows the option, 4094 when it can be bought now. */
export async function askRestock(
  transaction: MallTransaction,
  mall: Mall,
  wish: Wish & { readonly at: Date },
): Promise<null> {
  assertOwnAccount(mall, wish.memberNo);
  const isOrderable = await insertWish(transaction, wish);
  if (isOrderable === undefined) throw new AppError('4042');
  if (isOrderable) throw new AppError('4094', { description: '지금 살 수 있는 상품이에요.' });
  return null;
}
