import { getWireless } from '@mall/contracts/wireless-detail';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** A phone with plans and the support in force now. */
export const wirelessQuery = (goodsGroupNo: string) =>
  queryOptions({
    queryKey: ['products', 'wireless', 'detail', goodsGroupNo],
    queryFn: ({ signal }) => call(getWireless, { params: { id: goodsGroupNo } }, { signal }),
  });
