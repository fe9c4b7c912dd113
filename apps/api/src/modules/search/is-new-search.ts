import type { ProductSearch } from '@mall/contracts/search';

/** False for another page, sort order or filter of a search, which is in the log already. */
export const isNewSearch = ({ keywords: _keywords, ...looks }: ProductSearch): boolean =>
  Object.values(looks).every((value) => value === undefined);
