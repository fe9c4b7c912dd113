import * as z from 'zod/mini';
import { listSorts } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { highestNumber, maximumKeywords } from './numbers.ts';
import { facets } from './product-list.ts';
import { subscriptionCard } from './subscription.ts';
import {
  amount,
  boolean,
  boundedText,
  day,
  entity,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  text,
  trimmedText,
  type ValueOf,
} from './wire.ts';
import { wirelessCard } from './wireless.ts';

const price = plain(z.int().check(z.nonnegative(), z.maximum(highestNumber)));

/** The search: one to three keywords, all of which must match, with filters and order of the result. */
export const productSearch = entity({
  keywords: ['smartSearch', plain(z.array(trimmedText(40).schema).check(z.minLength(1), z.maxLength(maximumKeywords)))],
  sort: optional(oneOf(['accuracy', ...listSorts])),
  page: optional(plain(z.int().check(z.minimum(1), z.maximum(250)))),
  brandIds: optional(list(boundedText(10), 20)),
  categoryNo: ['ctgNo', optional(boundedText(12))],
  minimumPrice: optional(price),
  maximumPrice: optional(price),
  includesSoldOut: optional(boolean),
});
export type ProductSearch = ValueOf<typeof productSearch>;

/** An exhibition as a search result and as a card. */
export const exhibitionCard = entity({
  exhibitionNo: integer,
  kicker: text,
  title: text,
  subtitle: text,
  image: text,
  /** The focal point that a crop of the picture keeps, in percent from the left and from the top. */
  focalX: amount,
  focalY: amount,
  startsOn: day,
  endsOn: day,
  colourFrom: text,
  colourTo: text,
  isOnDark: boolean,
});
export type ExhibitionCard = ValueOf<typeof exhibitionCard>;

/** The whole result: a page of goods, all phones and subscriptions, exhibitions, and an alternative when nothing was found. */
export const searchResult = entity({
  keywords: list(text),
  total: amount,
  goodsTotal: amount,
  page: integer,
  pageSize: integer,
  goods: ['goodsList', list(goodsCard)],
  wirelessProducts: ['ncpList', list(wirelessCard)],
  subscriptions: list(subscriptionCard),
  exhibitions: list(exhibitionCard),
  facets,
  categories: list(entity({ categoryNo: ['ctgNo', text], name: ['ctgNm', text], count: amount })),
  /** Keywords often found together with these. */
  relatedKeywords: list(text),
  /** The closest spelling when nothing was found; offered, never applied silently. */
  closestSpelling: nullable(text),
});
export type SearchResult = ValueOf<typeof searchResult>;

/** POST products/search: all keywords must match. Errors: 4000 for none or more than three keywords. */
export const searchProducts = endpoint({
  method: 'POST',
  path: '/products/search',
  access: 'shopper',
  summary: '상품 검색',
  look: 'open',
  body: productSearch,
  data: searchResult,
  errors: [],
});
