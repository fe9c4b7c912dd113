import type { Mall } from '../../plugins/mall.repository.ts';
import { comparePayments, type Difference } from './compare-payments.ts';
import type { PaymentDependencies } from './payment-dependencies.ts';

const days = 7;
const dayMilliseconds = 86_400_000;

/** One line for an operator: which payment or order, what we hold and what it should be. */
export const describeDifference = ({ mallUrl }: Pick<Mall, 'mallUrl'>, { name, ledger, other, what }: Difference) =>
  `${mallUrl}  ${name}  ledger ${ledger}, should be ${other}: ${what}`;

/** Compares the last seven days, and ends in an error that lists what differs. */
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
