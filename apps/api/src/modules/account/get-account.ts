import type { getAccount as contract } from '@mall/contracts/account';
import type { DataOf } from '@mall/contracts/endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import { accountIneligibility, accountIneligibilityText, accountRoom, dueDayOf } from '@mall/domain/account-standing';
import { findOldestUnsettled } from './account-standing.repository.ts';
import { readAccount } from './read-account.ts';

/** What a member may order on account now, what they owe until when, and why nothing may be ordered, if so. */
export async function getAccount(
  transaction: MallTransaction,
  { memberNo, at }: { readonly memberNo: number; readonly at: Date },
): Promise<DataOf<typeof contract>> {
  const account = await readAccount(transaction, { memberNo, at });
  const { contract: terms, balance, overdue, paymentDays, settled } = account;
  const oldest = balance > 0 ? await findOldestUnsettled(transaction, { memberNo, settled }) : undefined;
  const ineligibility = accountIneligibility(account, 1);
  return {
    creditLimit: terms?.creditLimit ?? null,
    paymentDays,
    owed: Math.max(0, balance),
    room: accountRoom(account),
    overdue,
    dueOn: oldest && paymentDays !== null ? dueDayOf(oldest, paymentDays) : null,
    ineligibility: ineligibility && accountIneligibilityText(ineligibility, account),
  };
}
