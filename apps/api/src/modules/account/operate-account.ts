import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { findContract, lockAccounts } from './account-standing.repository.ts';
import {
  findActiveMember,
  insertSettlement,
  listAccountHolders,
  putContract,
  updateMallLimit,
} from './contract.repository.ts';
import { type MemberAccount, readAccount } from './read-account.ts';

// The operator's commands for accounts: `npm run account`. The database lets the web application only read contracts and settlements.

type Using = Pick<Dependencies, 'database' | 'clock'>;
type Named = { readonly loginId: string };
type Terms = { readonly creditLimit?: number; readonly paymentDays?: number; readonly isSuspended?: boolean };

/** Days after an order on which it is due unless the contract says otherwise. */
const usualPaymentDays = 30;

/**
 * Approves a member's contract, or changes the given parts of one: the credit limit in won, days until an order is due, suspended or
 * not. Errors: 4040 no such member, 4000 a first contract without a limit.
 */
export function changeContract(
  { database, clock }: Using,
  mall: MallScope,
  { loginId, creditLimit, paymentDays, isSuspended = false }: Named & Terms,
): Promise<MemberAccount> {
  return withMember(database, mall, loginId, async (transaction, memberNo) => {
    const at = clock();
    const before = await findContract(transaction, { memberNo });
    const limit = creditLimit ?? before?.creditLimit;
    if (limit === undefined) throw new AppError('4000', { description: 'a first contract needs a limit' });
    await putContract(transaction, {
      ...{ memberNo, creditLimit: limit, paymentDays: paymentDays ?? before?.paymentDays ?? usualPaymentDays },
      ...{ state: isSuspended ? 'SUSPENDED' : 'APPROVED', at },
    });
    return readAccount(transaction, { memberNo, at });
  });
}

/** Sets what all members of the mall together may owe, won; null removes the limit. */
export async function changeMallLimit({ database }: Using, mall: MallScope, limit: number | null): Promise<void> {
  await inMall(database, mall, (transaction) => updateMallLimit(transaction, limit));
}

/** Records money that a member has paid, won. Errors: 4040 no such member, 4090 the reference is recorded already. */
export function settleAccount(
  { database, clock }: Using,
  mall: MallScope,
  { loginId, amount, reference }: Named & { readonly amount: number; readonly reference: string },
): Promise<MemberAccount> {
  return withMember(database, mall, loginId, async (transaction, memberNo) => {
    const at = clock();
    if (!(await insertSettlement(transaction, { memberNo, amount, reference, at }))) throw new AppError('4090');
    return readAccount(transaction, { memberNo, at });
  });
}

/** Every active member of the mall with their account. */
export function listAccounts(
  { database, clock }: Using,
  mall: MallScope,
): Promise<(MemberAccount & { readonly loginId: string; readonly name: string })[]> {
  return inMall(database, mall, async (transaction) => {
    const accounts = [];
    for (const { memberNo, ...member } of await listAccountHolders(transaction)) {
      accounts.push({ ...member, ...(await readAccount(transaction, { memberNo, at: clock() })) });
    }
    return accounts;
  });
}

/** Waits for every charge in the mall that is under way, so that a limit holds from the moment it is set. */
function withMember<Result>(
  database: Using['database'],
  mall: MallScope,
  loginId: string,
  work: (transaction: MallTransaction, memberNo: number) => Promise<Result>,
): Promise<Result> {
  return inMall(database, mall, async (transaction) => {
    await lockAccounts(transaction);
    const memberNo = await findActiveMember(transaction, loginId);
    if (memberNo === undefined) throw new AppError('4040');
    return work(transaction, memberNo);
  });
}
