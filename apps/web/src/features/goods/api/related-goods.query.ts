import { listCategoryGoods } from '@mall/contracts/product-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The category's goods with the most favourites. */
export const relatedGoodsQuery = (categoryNo: string) =>
  queryOptions({
    queryKey: ['products', 'goods', 'related', categoryNo],
    queryFn: ({ signal }) =>
      call(listCategoryGoods, { query: { categoryNo, sort: 'popular', includesSoldOut: false } }, { signal }),
    staleTime: 60_000,
  });
