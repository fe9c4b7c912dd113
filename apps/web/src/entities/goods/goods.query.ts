import { getGoods } from '@mall/contracts/goods-detail';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** A goods product in full. */
export const goodsQuery = (goodsGroupNo: string) =>
  queryOptions({
    queryKey: ['products', 'goods', 'detail', goodsGroupNo],
    queryFn: ({ signal }) => call(getGoods, { params: { id: goodsGroupNo } }, { signal }),
  });
