import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { type Explained, updateExplained } from './difference.repository.ts';

/**
 * Records why ledger and payment service may differ; 4090 when the amounts have changed, both sides agree, or somebody
 * else was first.
 */
export async function resolveDifference(
  { database, clock }: Pick<PaymentDependencies, 'database' | 'clock'>,
  mall: MallScope,
  explained: Omit<Explained, 'at'>,
): Promise<void> {
  const isExplained = await inMall(database, mall, (transaction) =>
    updateExplained(transaction, { ...explained, at: clock() }),
  );
  if (!isExplained) throw new AppError('4090');
}
