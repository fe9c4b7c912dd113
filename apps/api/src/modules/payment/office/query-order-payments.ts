import { inMall, type MallScope } from '@mall/db/in-mall';
import { recordDifferencesOf } from '../compare/record-differences.ts';
import { updateEventsHandled } from '../confirm/payment-event.repository.ts';
import { readAndSettle } from '../confirm/settle-payment.ts';
import { lockPayments } from '../lock-payments.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { updateRecovered } from '../recover/recovery.repository.ts';

/**
 * Queries the payment service about every attempt of an order, applies the responses and compares the order again. Its
 * notices then count as handled, since they would report the same. 4043 when there is no such order.
 */
export async function queryOrderPayments(
  dependencies: PaymentDependencies,
  mall: MallScope,
  orderNo: string,
): Promise<void> {
  const { database, clock } = dependencies;
  const attempts = await inMall(database, mall, async (transaction) => {
    const { attempts: known } = await lockPayments(transaction, orderNo);
    for (const { attemptNo } of known) await updateRecovered(transaction, { orderNo, attemptNo, at: clock() });
    return known;
  });
  for (const attempt of attempts) await readAndSettle(dependencies, mall, { ...attempt, orderNo });
  await recordDifferencesOf(dependencies, mall, { orderNo, at: clock() });
  await inMall(database, mall, (transaction) => updateEventsHandled(transaction, { orderNo, handledAt: clock() }));
}
