import { inMall, type MallScope } from '@mall/db/in-mall';
import { confirmationTimeoutMilliseconds } from '../confirm/begin-confirmation.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { recoverAttempts } from './recover-attempts.ts';
import { listConfirming } from './recovery.repository.ts';

/**
 * Decides every attempt whose charge was requested without a response, after a lost reply or a crash. The buyer may
 * have been charged, so the recovery does this first.
 */
export async function settleConfirming(dependencies: PaymentDependencies, mall: MallScope): Promise<void> {
  const { database, clock } = dependencies;
  const requestedBefore = new Date(clock().getTime() - confirmationTimeoutMilliseconds);
  const attempts = await inMall(database, mall, (transaction) => listConfirming(transaction, { requestedBefore }));
  await recoverAttempts(dependencies, mall, attempts);
}
