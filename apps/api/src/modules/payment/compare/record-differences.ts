import { inMall, type MallScope } from '@mall/db/in-mall';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { comparePayments, type Difference } from './compare-payments.ts';
import { listDifferingOrders, updateAgreed, upsertDifferences } from './difference.repository.ts';

type Using = Pick<PaymentDependencies, 'database' | 'gateway'>;

/**
 * Compares a mall's payments started since then, and whatever differed last time, and stores the differences for the
 * office. Returns the unexplained ones.
 */
export async function recordDifferences(
  dependencies: Using,
  mall: MallScope,
  { since, at }: { readonly since: Date; readonly at: Date },
): Promise<Difference[]> {
  const orderNos = await inMall(dependencies.database, mall, listDifferingOrders);
  const differences = await comparePayments(dependencies, mall, { since, orderNos });
  return record(dependencies, mall, { differences, at, orderNo: undefined });
}

/** Compares one order again and updates its stored differences. */
export async function recordDifferencesOf(
  dependencies: Using,
  mall: MallScope,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<void> {
  const differences = await comparePayments(dependencies, mall, { orderNos: [orderNo] });
  await record(dependencies, mall, { differences, at, orderNo });
}

type Found = { readonly differences: readonly Difference[]; readonly at: Date; readonly orderNo: string | undefined };

function record({ database }: Using, mall: MallScope, found: Found): Promise<Difference[]> {
  return inMall(database, mall, async (transaction) => {
    const open = await upsertDifferences(transaction, found);
    await updateAgreed(transaction, found);
    return found.differences.filter(({ name }) => open.includes(name));
  });
}
