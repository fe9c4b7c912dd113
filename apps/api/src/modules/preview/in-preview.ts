import type { Database } from '@mall/db/connection';
import type { MallTransaction } from '@mall/db/in-mall';
import { rolledBack } from '../../rolled-back.ts';
import type { Preview } from './open-preview.ts';
import { showContents } from './preview.repository.ts';

/** Runs `work` as if the previewed content were live and its moment had come; its transaction is rolled back. */
export const inPreview = <Result>(
  database: Database,
  preview: Preview,
  work: (transaction: MallTransaction) => Promise<Result>,
): Promise<Result> =>
  rolledBack(database, preview.mall, async (transaction) => {
    await showContents(transaction, preview);
    return work(transaction);
  });
