import { inMall, type MallScope } from '@mall/db/in-mall';
import { confirmationTimeoutMilliseconds } from '../confirm/begin-confirmation.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { recoverAttempts } from './recover-attempts.ts';
import { listConfirming } from './recovery.repository.ts';

/**
 * Decides every attempt whose charge was requested without a response: a lost reply, or a process that died in between. Its buyer may
 * have been charged, so this comes before everything else of the recovery.
 */
export async function settleConfirming(dependencies: PaymentDependencies, mall: MallScope): Promise<void> {
  const { database, clock } = dependencies;
  const requestedBefore = new Date(clock().getTime() - confirmationTimeoutMilliseconds);
  const attempts = await inMall(database, mall, (transaction) => listConfirming(transaction, { requestedBefore }));
  await recoverAttempts(dependencies, mall, attempts);
}
