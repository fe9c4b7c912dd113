import { inMall, type MallScope } from '@mall/db/in-mall';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { listNamedAmounts, type OtherAmount } from '../recover/recovery.repository.ts';

const shownDays = 7;
const dayMilliseconds = 86_400_000;

/** Payments for which the service reported another amount: those not refunded yet, and those of the last seven days. */
export function listOtherAmounts(
  { database, clock }: Pick<PaymentDependencies, 'database' | 'clock'>,
  mall: MallScope,
): Promise<OtherAmount[]> {
  const since = new Date(clock().getTime() - shownDays * dayMilliseconds);
  return inMall(database, mall, (transaction) => listNamedAmounts(transaction, since));
}
