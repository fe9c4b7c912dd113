import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { deleteFavourite, type Mark } from './favourite.repository.ts';

/** Idempotent; 4042 when this mall does not list the product at all. */
export async function removeFavourite(transaction: MallTransaction, mall: Mall, mark: Mark): Promise<null> {
  assertOwnAccount(mall, mark.memberNo);
  if (!(await deleteFavourite(transaction, mark))) throw new AppError('4042');
  return null;
}
