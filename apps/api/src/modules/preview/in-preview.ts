import type { Database } from '@mall/db/connection';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import type { Preview } from './open-preview.ts';
import { showContents } from './preview.repository.ts';

/** Carries what was read out of a transaction that is rolled back. */
class Seen<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('a preview is rolled back');
    this.result = result;
  }
}

/**
 * Runs `work` as if what is previewed were live and its moment had come, in a transaction that is always rolled back: whatever a call does, a
 * preview leaves nothing.
 */
export async function inPreview<Result>(
  database: Database,
  preview: Preview,
  work: (transaction: MallTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await inMall(database, preview.mall, async (transaction) => {
      await showContents(transaction, preview);
      throw new Seen(await work(transaction));
    });
  } catch (error) {
    if (error instanceof Seen) return error.result as Result;
    throw error;
  }
}
