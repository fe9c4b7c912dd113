import { type ProductSearch, searchProducts } from '@mall/contracts/search';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The result for the keywords; the previous result stays while the same keywords are filtered or paged through. */
export const searchQuery = (search: ProductSearch) =>
  queryOptions({
    queryKey: ['products', 'search', search],
    queryFn: ({ signal }) => call(searchProducts, { body: search }, { signal }),
    placeholderData: (data, before) =>
      isSameSearch(before?.queryKey.at(-1) as ProductSearch | undefined, search) ? data : undefined,
    enabled: search.keywords.length > 0,
    staleTime: 60_000,
  });

const isSameSearch = (before: ProductSearch | undefined, { keywords }: ProductSearch): boolean =>
  before?.keywords.join() === keywords.join();
