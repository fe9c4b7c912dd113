import type { Database } from '@mall/db/connection';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';

/** Carries the result out of a transaction that is rolled back. */
class Seen<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('this is rolled back');
    this.result = result;
  }
}

/** Runs `work` in one transaction of a mall that is always rolled back: none of its changes remain. */
export async function rolledBack<Result>(
  database: Database,
  mall: MallScope,
  work: (transaction: MallTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await inMall(database, mall, async (transaction) => {
      throw new Seen(await work(transaction));
    });
  } catch (error) {
    if (error instanceof Seen) return error.result as Result;
    throw error;
  }
}
