import { listRestocks, showRestock } from '@mall/contracts/restock';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** What the member has asked for of a product, and how many wait for each option. */
export const restockQuery = (productNo: string) =>
  queryOptions({
    queryKey: ['restock', productNo],
    queryFn: ({ signal }) => call(showRestock, { params: { productNo } }, { signal }),
  });

/** What the member has asked for, the newest first. */
export const restocksQuery = () =>
  queryOptions({
    queryKey: ['restock'],
    queryFn: ({ signal }) => call(listRestocks, {}, { signal }),
  });
