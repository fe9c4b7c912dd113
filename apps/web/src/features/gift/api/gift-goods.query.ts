import { searchProducts } from '@mall/contracts/search';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

export const giftKeyword = '선물';

/** Goods that are liked as gifts. They are ordered, so that the mall's log does not count it as somebody's search. */
export const giftGoodsQuery = () =>
  queryOptions({
    queryKey: ['products', 'gifts'],
    queryFn: async ({ signal }) => {
      const body = { keywords: [giftKeyword], sort: 'popular', includesSoldOut: false } as const;
      return (await call(searchProducts, { body: { ...body, keywords: [...body.keywords] } }, { signal })).goods;
    },
    staleTime: 60_000,
  });
