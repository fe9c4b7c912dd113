import type { SearchKeyword } from '@mall/contracts/shell';
import type { MallTransaction } from '@mall/db/in-mall';
import { listPopularNames } from './popular.repository.ts';

const mostPopular = 12;
const weekMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** The operator's list, followed by the mall's own searches of the last seven days. */
export async function listPopularKeywords(transaction: MallTransaction, at: Date): Promise<SearchKeyword[]> {
  const since = new Date(at.getTime() - weekMilliseconds);
  const names = await listPopularNames(transaction, { since, limit: mostPopular });
  return names.map((name, index) => ({ searchNo: index + 1, name, sortOrder: index + 1 }));
}
