import { productPageSize } from '@mall/contracts/product-list';
import type { ProductSearch, SearchResult } from '@mall/contracts/search';
import type { MallTransaction } from '@mall/db/in-mall';
import { type CatalogueCache, tags } from '../../catalogue/catalogue-cache.ts';
import { keptForViewer } from '../../catalogue/viewed-products.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { discountChoices, priceBarCount, toFacets } from '../product-list/to-facets.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { findClosestSpelling } from './closest-spelling.ts';
import { findExhibitions } from './find-exhibitions.ts';
import { type Found, findProducts, insertSearchLog, listSharedTags, type Wanted } from './search.repository.ts';
import { toSearchFilter } from './search-filter.ts';
import { toSearchTerms } from './search-terms.ts';

/** Phones and subscription products shown beside the goods; a mall has a few dozen of each. */
const mostOthers = 60;
const mostRelated = 6;

type Asked = {
  readonly search: ProductSearch;
  readonly at: Date;
  readonly cache: CatalogueCache;
  /** False where staff look as the member: only members' own searches make a word popular. */
  readonly isCounted: boolean;
};

/** All keywords must be met. The first page of an unnarrowed search goes into the mall's search log. */
export async function searchProducts(
  transaction: MallTransaction,
  viewer: Viewer,
  { search, at, cache, isCounted }: Asked,
): Promise<SearchResult> {
  const { mallId } = transaction;
  const keywords = [...new Set(search.keywords)];
  const terms = toSearchTerms(keywords);
  const page = search.page ?? 1;
  const wanted: Wanted = {
    terms,
    filter: toSearchFilter(search),
    sort: search.sort ?? 'accuracy',
    limit: productPageSize,
    offset: (page - 1) * productPageSize,
    otherLimit: mostOthers,
    // The top categories, then those below the chosen one.
    categoryDigits: Math.min((search.categoryNo?.length ?? 0) + 2, 6),
    barCount: priceBarCount,
    lowestRates: discountChoices,
  };
  const [found, exhibitions] = await Promise.all([
    cache.get([mallId, 'found', wanted], {
      compute: () => findProducts(transaction, wanted),
      tagsOf: () => [tags.search, tags.lists(mallId), tags.mall(mallId)],
    }),
    findExhibitions(transaction, terms, at),
  ]);
  const isFound = found.foundTotal + exhibitions.length > 0;
  const [goods, wirelessProducts, subscriptions, shared, closest] = await Promise.all([
    keptForViewer({
      ...{ cache, db: (work) => work(transaction), mallId, viewer, key: ['goods'], productNos: found.goodsNos },
      compute: (tx) => listGoodsCards(tx, viewer, found.goodsNos),
    }),
    listWirelessCards(transaction, viewer, found.wirelessNos, at),
    listSubscriptionCards(transaction, viewer, found.subscriptionNos),
    cache.get([mallId, 'shared tags', found.bestNos], {
      compute: async () => (found.bestNos.length > 0 ? listSharedTags(transaction, found.bestNos) : []),
      tagsOf: () => found.bestNos.map(tags.product),
    }),
    isFound ? null : findClosestSpelling(transaction, keywords),
    isCounted && isNewSearch(search)
      ? insertSearchLog(transaction, { keywords, hasResult: isFound, searchedAt: at })
      : undefined,
  ]);
  return {
    keywords,
    total: found.goodsTotal + found.wirelessTotal + found.subscriptionTotal + exhibitions.length,
    goodsTotal: found.goodsTotal,
    page,
    pageSize: productPageSize,
    goods,
    wirelessProducts,
    subscriptions,
    exhibitions,
    facets: facetsOf(found),
    categories: found.categories,
    relatedKeywords: shared.filter((tag) => !keywords.includes(tag)).slice(0, mostRelated),
    closestSpelling: closest,
  };
}

/** A search cannot be narrowed by colour, so no colours are counted. */
const facetsOf = ({ facets }: Found) => toFacets({ ...facets, colourFamilies: [] }, { colourFamilies: [] });

/** Its pages, orders and filters are the same search. */
const isNewSearch = ({ keywords: _keywords, ...looks }: ProductSearch): boolean =>
  Object.values(looks).every((value) => value === undefined);
