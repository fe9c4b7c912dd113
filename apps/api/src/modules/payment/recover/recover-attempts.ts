import { inMall, type MallScope } from '@mall/db/in-mall';
import { paymentOrderId } from '@mall/domain/order-number';
import pMap from 'p-map';
import { PaymentOutcomeUnknown } from '../../../payment/payment-gateway.ts';
import { updateAttempt } from '../attempt.repository.ts';
import { type KnownAttempt, readAndSettle } from '../confirm/settle-payment.ts';
import { lockAttempt } from '../lock-payments.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { updateRecovered } from './recovery.repository.ts';

/** Concurrent calls for one mall. */
const concurrency = 4;
/** After this many timeouts the rest of a mall waits for the next run, so that other malls get their turn. */
const maxFailures = 8;

/**
 * Queries the service about attempts and settles them. A failure does not stop the others; the error at the end lists
 * all failures, which come last in the next run.
 */
export async function recoverAttempts(
  dependencies: PaymentDependencies,
  mall: MallScope,
  attempts: readonly KnownAttempt[],
): Promise<void> {
  const failures: string[] = [];
  let unknownCount = 0;
  const tryOne = async (attempt: KnownAttempt) => {
    if (unknownCount >= maxFailures) return;
    await recover(dependencies, mall, attempt).catch((error: unknown) => {
      if (error instanceof PaymentOutcomeUnknown) unknownCount += 1;
      failures.push(`${paymentOrderId({ ...attempt, mallId: mall.mallId })}: ${error}`);
    });
  };
  await pMap(attempts, tryOne, { concurrency });
  if (failures.length > 0) throw new Error(`payments not settled: ${failures.join('; ')}`);
}

async function recover(dependencies: PaymentDependencies, mall: MallScope, attempt: KnownAttempt): Promise<void> {
  const { database, clock } = dependencies;
  await inMall(database, mall, (transaction) => updateRecovered(transaction, { ...attempt, at: clock() }));
  const applied = await readAndSettle(dependencies, mall, attempt);
  if (applied?.isUnwanted) throw new Error('the money could not be refunded yet; an operator should look at it');
  await inMall(database, mall, async (transaction) => {
    const { attempt: current } = await lockAttempt(transaction, attempt);
    const { orderNo, attemptNo } = attempt;
    const change = (state?: 'FAILED') =>
      updateAttempt(transaction, { orderNo, attemptNo, ...(state && { state }), changedAt: clock() });
    const isWindow = current.state === 'OPEN' || current.state === 'REPLACED';
    // The service knows every charge: this attempt was not charged.
    if (!applied && (isWindow || current.state === 'CONFIRMING')) await change('FAILED');
    // Record the query even when nothing has changed.
    else if (isWindow || current.state === 'WAITING') await change();
    if (!applied && current.state === 'WAITING') throw new Error('the service does not know this account');
  });
  // It is settled, but the operator has to know.
  if (applied?.otherAmount !== undefined)
    throw new Error(`the service reported another amount: ${applied.otherAmount} won`);
}
