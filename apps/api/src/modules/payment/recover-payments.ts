import { inMall, type MallScope } from '@mall/db/in-mall';
import { paymentOrderId } from '@mall/domain/order-number';
import { listUnsettled, updateAttempt } from './attempt.repository.ts';
import { askedForMilliseconds } from './begin-confirmation.ts';
import { lockAttempt } from './lock-payments.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';
import { type KnownAttempt, readAndSettle } from './settle-payment.ts';

const lookAgainMilliseconds = 5 * 60_000;

/**
 * Asks the service about attempts whose end was never heard: a lost reply, a lost notice, a process that died in between. One
 * that cannot be settled does not stop the others; all of them are named in the error at the end, and tried again the next time.
 */
export async function recoverPayments(dependencies: PaymentDependencies, mall: MallScope): Promise<void> {
  const { database, clock } = dependencies;
  const now = clock();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const overdue = { askedBefore: before(askedForMilliseconds), seenBefore: before(lookAgainMilliseconds), now };
  const attempts = await inMall(database, mall, (transaction) => listUnsettled(transaction, mall, overdue));
  const failures: string[] = [];
  for (const attempt of attempts) {
    const orderId = paymentOrderId({ ...attempt, mallId: mall.mallId });
    await recover(dependencies, mall, attempt).catch((error: unknown) => failures.push(`${orderId}: ${error}`));
  }
  if (failures.length > 0) throw new Error(`payments not settled: ${failures.join('; ')}`);
}

async function recover(dependencies: PaymentDependencies, mall: MallScope, attempt: KnownAttempt): Promise<void> {
  const { database, clock } = dependencies;
  const applied = await readAndSettle(dependencies, mall, attempt);
  if (applied?.isUnwanted) throw new Error('the money could not be given back; an operator must look at it');
  await inMall(database, mall, async (transaction) => {
    const { attempt: current } = await lockAttempt(transaction, mall, attempt);
    const { orderNo, attemptNo } = attempt;
    const change = (state?: 'FAILED') =>
      updateAttempt(transaction, mall, { orderNo, attemptNo, ...(state && { state }), changedAt: clock() });
    // What was charged can always be read: this was not.
    if (!applied && (current.state === 'OPEN' || current.state === 'CONFIRMING')) await change('FAILED');
    // It was looked at, even when nothing has changed.
    else if (current.state === 'OPEN' || current.state === 'WAITING') await change();
    if (!applied && current.state === 'WAITING') throw new Error('the service does not know this account');
  });
}
