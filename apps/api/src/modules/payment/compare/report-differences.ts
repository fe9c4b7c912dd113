import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { compareMovedPayments } from './compare-moved-payments.ts';
import { comparePayments, type Difference } from './compare-payments.ts';

const days = 7;
const dayMilliseconds = 86_400_000;

/** One line for an operator: which payment or order, what we hold and what it should be. */
export const describeDifference = ({ mallUrl }: Pick<Mall, 'mallUrl'>, { name, ledger, other, what }: Difference) =>
  `${mallUrl}  ${name}  ledger ${ledger}, should be ${other}: ${what}`;

/** Compares the last seven days, and ends in an error that lists the differences. */
export async function reportDifferences(
  dependencies: Pick<PaymentDependencies, 'database' | 'gateway'>,
  mall: Mall,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - days * dayMilliseconds);
  const differences = await comparePayments(dependencies, mall, since);
  if (differences.length === 0) return;
  throw new Error(`payments differ:\n${differences.map((one) => describeDifference(mall, one)).join('\n')}`);
}

/** Reads all payments that moved at the service in the last seven days, and ends in an error that lists what the ledger does not know of it. */
export async function reportMovedPayments(dependencies: Dependencies, now: Date): Promise<void> {
  const malls = [...(await dependencies.malls.all()).values()];
  const period = { from: new Date(now.getTime() - days * dayMilliseconds), until: now };
  const found = await compareMovedPayments(dependencies, malls, period);
  if (found.length === 0) return;
  const lines = found.map(({ mall, difference }) => describeDifference(mall, difference));
  throw new Error(`payments that moved at the service alone:\n${lines.join('\n')}`);
}
