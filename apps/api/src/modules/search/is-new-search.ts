import type { ProductSearch } from '@mall/contracts/search';

/** Its pages, orders and filters are the same search, which is in the log already. */
export const isNewSearch = ({ keywords: _keywords, ...looks }: ProductSearch): boolean =>
  Object.values(looks).every((value) => value === undefined);
