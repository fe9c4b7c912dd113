import { inMall, type MallScope } from '@mall/db/in-mall';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { recoverAttempts } from './recover-attempts.ts';
import { listAbandonedWindows, listUnsettledMoney } from './recovery.repository.ts';

const minuteMilliseconds = 60_000;
const requeryMinutes = 5;
/** The service closes a window after half an hour. */
const windowMinutes = 30;
const mostMoney = 200;
const mostWindows = 100;

/**
 * Queries the service about accounts whose notice may have been lost, refunds what the orders have no use for, and
 * closes abandoned windows. Attempts that may have been charged without a response are left to `settleConfirming`.
 */
export async function recoverPayments(dependencies: PaymentDependencies, mall: MallScope): Promise<void> {
  const { database, clock } = dependencies;
  const now = clock();
  const before = (minutes: number) => new Date(now.getTime() - minutes * minuteMilliseconds);
  const due = { now, seenBefore: before(requeryMinutes) };
  const attempts = await inMall(database, mall, async (transaction) => [
    ...(await listUnsettledMoney(transaction, { ...due, most: mostMoney })),
    ...(await listAbandonedWindows(transaction, { ...due, closedBefore: before(windowMinutes), most: mostWindows })),
  ]);
  await recoverAttempts(dependencies, mall, attempts);
}
