import { listRestocks, showRestock } from '@mall/contracts/restock';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** The member's restock alerts for a product, and how many members wait for each option. */
export const restockQuery = (productNo: string) =>
  queryOptions({
    queryKey: ['restock', productNo],
    queryFn: ({ signal }) => call(showRestock, { params: { productNo } }, { signal }),
  });

/** The member's restock alerts, the newest first. */
export const restocksQuery = () =>
  queryOptions({
    queryKey: ['restock'],
    queryFn: ({ signal }) => call(listRestocks, {}, { signal }),
  });
