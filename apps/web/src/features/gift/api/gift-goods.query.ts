import { searchProducts } from '@mall/contracts/search';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

export const giftKeyword = '선물';

/** Popular gifts. The query has a sort order, so that the mall's log does not count it as a search by somebody. */
export const giftGoodsQuery = () =>
  queryOptions({
    queryKey: ['products', 'gifts'],
    queryFn: async ({ signal }) => {
      const body = { keywords: [giftKeyword], sort: 'popular', includesSoldOut: false } as const;
      return (await call(searchProducts, { body: { ...body, keywords: [...body.keywords] } }, { signal })).goods;
    },
    staleTime: 60_000,
  });
