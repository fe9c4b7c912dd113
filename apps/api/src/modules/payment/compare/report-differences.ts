import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { compareMovedPayments, type MovedDifference } from './compare-moved-payments.ts';
import type { Difference } from './compare-payments.ts';
import { upsertDifferences } from './difference.repository.ts';
import { recordDifferences } from './record-differences.ts';

const days = 7;
const dayMilliseconds = 86_400_000;
const sinceOf = (now: Date) => new Date(now.getTime() - days * dayMilliseconds);

/** One line for an operator: which payment or order, what the ledger holds, and what it should hold. */
export const describeDifference = ({ mallUrl }: Pick<Mall, 'mallUrl'>, { name, ledger, other, what }: Difference) =>
  `${mallUrl}  ${name}  ledger ${ledger}, should be ${other}: ${what}`;

/** Compares the last seven days and stores the differences; throws an error that lists the unexplained ones. */
export async function reportDifferences(
  dependencies: Pick<PaymentDependencies, 'database' | 'gateway'>,
  mall: Mall,
  now: Date,
): Promise<void> {
  const differences = await recordDifferences(dependencies, mall, { since: sinceOf(now), at: now });
  if (differences.length === 0) return;
  throw new Error(`payments differ:\n${differences.map((one) => describeDifference(mall, one)).join('\n')}`);
}

/**
 * Reads all payments that moved at the service in the last seven days and stores what the ledger lacks; throws an error
 * that lists the unexplained ones.
 */
export async function reportMovedPayments(dependencies: Dependencies, now: Date): Promise<void> {
  const malls = [...(await dependencies.malls.all()).values()];
  const found = await compareMovedPayments(dependencies, malls, { from: sinceOf(now), until: now });
  const lines: string[] = [];
  for (const one of found)
    if (await isOpen(dependencies, one, now)) lines.push(describeDifference(one.mall, one.difference));
  if (lines.length > 0) throw new Error(`payments that moved at the service alone:\n${lines.join('\n')}`);
}

/** Stores a difference; one of an unknown mall cannot be stored or explained, so it stays open. */
async function isOpen({ database }: Dependencies, { mall, difference }: MovedDifference, at: Date): Promise<boolean> {
  const { mallId } = mall;
  if (mallId === undefined) return true;
  const open = await inMall(database, { mallId }, (tx) => upsertDifferences(tx, { differences: [difference], at }));
  return open.length > 0;
}
