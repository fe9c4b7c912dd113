import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { insertFavourite, type Mark } from './favourite.repository.ts';

/** Idempotent; 4042 unless this mall shows the product. */
export async function addFavourite(transaction: MallTransaction, mall: Mall, mark: Mark & { at: Date }): Promise<null> {
  assertOwnAccount(mall, mark.memberNo);
  if (!(await insertFavourite(transaction, mark))) throw new AppError('4042');
  return null;
}
