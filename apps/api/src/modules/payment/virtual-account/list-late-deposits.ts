import { inMall, type MallScope } from '@mall/db/in-mall';
import { type HeldDeposit, listHeldDeposits } from '../ledger.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';

/** Late deposits that wait for an account to be refunded to, oldest first. */
export const listLateDeposits = (
  { database }: Pick<PaymentDependencies, 'database'>,
  mall: MallScope,
): Promise<HeldDeposit[]> => inMall(database, mall, (transaction) => listHeldDeposits(transaction));
