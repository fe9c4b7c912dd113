import { productPageSize } from '@mall/contracts/product-list';
import type { ProductSearch, SearchResult } from '@mall/contracts/search';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { type Catalogue, tags } from '../../catalogue/catalogue-cache.ts';
import { pricedOn } from '../../catalogue/phone-prices.ts';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import type { CachedReply } from '../../plugins/cached-reply.ts';
import { listExhibitions } from '../exhibition/list-exhibitions.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { discountChoices, priceBarCount, toFacets } from '../product-list/to-facets.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { findClosestSpelling } from './closest-spelling.ts';
import { exhibitionsWith } from './exhibitions-with.ts';
import { type Found, findProducts, listSharedTags, type Wanted } from './search.repository.ts';
import { toSearchFilter } from './search-filter.ts';
import { type SearchTerms, toSearchTerms } from './search-terms.ts';

/** Phones and subscription products shown beside the goods; a mall has a few dozen of each. */
const mostOthers = 60;
const mostRelated = 6;

type Reading = {
  readonly mall: MallScope;
  readonly viewer: Viewer;
  readonly catalogue: Catalogue;
};

/** All keywords must be met. */
export async function searchProducts(
  { mall: { mallId }, viewer, catalogue }: Reading,
  search: ProductSearch,
  at: Date,
): Promise<CachedReply<SearchResult>> {
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
  const found = await catalogue.get([mallId, 'found', wanted], {
    compute: (tx) => findWithTags(tx, wanted),
    tagsOf: ({ bestNos }) => [tags.search, tags.lists(mallId), tags.mall(mallId), ...bestNos.map(tags.product)],
  });
  const { day, madeOf } = pricedOn(mallId, at);
  return replyForViewer({
    // Found anew, it is another reply.
    ...{ catalogue, mallId, viewer, key: ['search', keywords, found.serial, day] },
    productNos: [...found.goodsNos, ...found.wirelessNos, ...found.subscriptionNos],
    madeOf: [...madeOf, tags.exhibitions(mallId)],
    compute: (tx) => showFound(tx, { viewer, found, keywords, terms, page, at }),
  });
}

type Showing = {
  readonly viewer: Viewer;
  readonly found: Awaited<ReturnType<typeof findWithTags>>;
  readonly keywords: string[];
  readonly terms: SearchTerms;
  readonly page: number;
  readonly at: Date;
};

async function showFound(
  transaction: MallTransaction,
  { viewer, found, keywords, terms, page, at }: Showing,
): Promise<SearchResult> {
  const [goods, wirelessProducts, subscriptions, { open }] = await Promise.all([
    listGoodsCards(transaction, viewer, found.goodsNos),
    listWirelessCards(transaction, viewer, found.wirelessNos, at),
    listSubscriptionCards(transaction, viewer, found.subscriptionNos),
    listExhibitions(transaction, { at }),
  ]);
  const exhibitions = exhibitionsWith(terms, open);
  const isFound = found.foundTotal + exhibitions.length > 0;
  const closestSpelling = isFound ? null : await findClosestSpelling(transaction, keywords);
  return {
    keywords,
    total: found.goodsTotal + found.wirelessTotal + found.subscriptionTotal + exhibitions.length,
    goodsTotal: found.goodsTotal,
    page,
    pageSize: productPageSize,
    ...{ goods, exhibitions, wirelessProducts, subscriptions, closestSpelling },
    facets: facetsOf(found),
    categories: found.categories,
    relatedKeywords: found.sharedTags.filter((tag) => !keywords.includes(tag)).slice(0, mostRelated),
  };
}

/** A search cannot be narrowed by colour, so no colours are counted. */
const facetsOf = ({ facets }: Found) => toFacets({ ...facets, colourFamilies: [] }, { colourFamilies: [] });

let finds = 0;

async function findWithTags(transaction: MallTransaction, wanted: Wanted) {
  const found = await findProducts(transaction, wanted);
  const sharedTags = found.bestNos.length > 0 ? await listSharedTags(transaction, found.bestNos) : [];
  finds += 1;
  return { ...found, sharedTags, serial: finds };
}
