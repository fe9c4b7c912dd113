import type { LineReport } from './load-operator-data.ts';

const notKept = new Error('rolled back');

/** Loads in a transaction that `within` begins, and rolls it back when there is a problem or for a dry run. */
export async function keptIf<Transaction, Report extends LineReport>(
  isKept: boolean,
  within: (work: (transaction: Transaction) => Promise<Report>) => Promise<Report>,
  load: (transaction: Transaction) => Promise<Report>,
): Promise<Report> {
  let report: Report | undefined;
  try {
    return await within(async (transaction) => {
      report = await load(transaction);
      if (!isKept || report.problems.length > 0) throw notKept;
      return report;
    });
  } catch (error) {
    if (error === notKept && report) return report;
    throw error;
  }
}
