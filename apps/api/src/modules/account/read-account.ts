import type { MallTransaction } from '@mall/db/in-mall';
import { type AccountFigures, overdueBefore } from '@mall/domain/account-standing';
import { findContract, findMallAccount, sumAccount } from './account-standing.repository.ts';

type Input = { readonly memberNo: number; readonly at: Date };
export type MemberAccount = AccountFigures & {
  /** Days after an order on which it is due; null without a contract. */
  readonly paymentDays: number | null;
  /** Paid by the member so far, won. */
  readonly settled: number;
};

/** A member's contract and account as they are now. */
export async function readAccount(transaction: MallTransaction, { memberNo, at }: Input): Promise<MemberAccount> {
  const contract = await findContract(transaction, { memberNo });
  const paymentDays = contract?.paymentDays ?? null;
  const before = overdueBefore(at, paymentDays ?? 0);
  const [{ charged, chargedBefore, settled }, mallAccount] = await Promise.all([
    sumAccount(transaction, { memberNo, before }),
    findMallAccount(transaction),
  ]);
  return {
    contract: contract ?? null,
    balance: charged - settled,
    overdue: Math.max(0, chargedBefore - settled),
    mallRoom: mallAccount ? mallAccount.accountLimit - mallAccount.balance : null,
    ...{ paymentDays, settled },
  };
}
