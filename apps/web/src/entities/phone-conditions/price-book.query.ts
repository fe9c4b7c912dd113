import type { JoinType } from '@mall/contracts/wireless-codes';
import { getPriceBook } from '@mall/contracts/wireless-prices';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything that prices the mall's phones for one joining type. */
export const priceBookQuery = (joinType: JoinType) =>
  queryOptions({
    queryKey: ['products', 'wireless', 'prices', joinType],
    queryFn: ({ signal }) => call(getPriceBook, { query: { joinType } }, { signal }),
    staleTime: 60_000,
  });
