import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { accountIneligibility, accountIneligibilityText } from '@mall/domain/account-standing';
import { lockAccounts } from './account-standing.repository.ts';
import { readAccount } from './read-account.ts';

type Wanted = { readonly memberNo: number; readonly amount: number; readonly at: Date };

/** 4700 with the reason unless the member may order for this amount on account now. */
export async function assertOnAccount(transaction: MallTransaction, { amount, ...rest }: Wanted): Promise<void> {
  const account = await readAccount(transaction, rest);
  const ineligibility = accountIneligibility(account, amount);
  if (ineligibility) throw new AppError('4700', { description: accountIneligibilityText(ineligibility, account) });
}

/** The same, and serialises the mall's charges until the transaction ends: what is allowed here is still allowed at the commit. */
export async function lockOnAccount(transaction: MallTransaction, wanted: Wanted): Promise<void> {
  await lockAccounts(transaction);
  await assertOnAccount(transaction, wanted);
}
