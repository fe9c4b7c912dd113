import type { ProductSearch, SearchResult } from '@mall/contracts/search';
import type { MallTransaction } from '@mall/db/in-mall';
import { insertSearchLog } from './search.repository.ts';

type Searched = { readonly result: SearchResult; readonly at: Date };

export async function logSearch(transaction: MallTransaction, { result, at }: Searched): Promise<void> {
  const { keywords, total } = result;
  await insertSearchLog(transaction, { keywords, hasResult: total > 0, searchedAt: at });
}

/** Its pages, orders and filters are the same search, which is in the log already. */
export const isNewSearch = ({ keywords: _keywords, ...looks }: ProductSearch): boolean =>
  Object.values(looks).every((value) => value === undefined);
