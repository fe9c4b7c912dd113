import { productPageSize } from '@mall/contracts/product-list';
import type { ExhibitionCard, ProductSearch, SearchResult } from '@mall/contracts/search';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { type Catalogue, tags } from '../../catalogue/catalogue-cache.ts';
import { Packed } from '../../catalogue/packed.ts';
import { pricedOn } from '../../catalogue/phone-prices.ts';
import { type KeptParts, marksOf, replyForViewer } from '../../catalogue/viewed-products.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { CachedReply } from '../../plugins/cached-reply.ts';
import { listExhibitions } from '../exhibition/list-exhibitions.ts';
import { type ReadyCard, readyGoodsCards, textsOf } from '../goods/kept-goods-cards.ts';
import { discountChoices, priceBarCount, toFacets } from '../product-list/to-facets.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { findClosestSpelling } from './closest-spelling.ts';
import { exhibitionsWith, inLetters, type LetteredExhibition } from './exhibitions-with.ts';
import { relatedKeywords } from './related-keywords.ts';
import { type Found, findProducts, type Wanted } from './search.repository.ts';
import { toSearchFilter } from './search-filter.ts';
import { type SearchTerms, toSearchTerms } from './search-terms.ts';

/** Phones and subscription products shown beside the goods; a mall has a few dozen of each. */
const mostOthers = 60;

type Reading = {
  readonly mall: MallScope;
  readonly viewer: Viewer;
  readonly catalogue: Catalogue;
};

/**
 * All keywords must match. The result is cached at once, but the reply only when the search is repeated: most searches
 * are made once.
 */
export async function searchProducts(
  { mall: { mallId }, viewer, catalogue }: Reading,
  search: ProductSearch,
  at: Date,
): Promise<CachedReply<SearchResult>> {
  const keywords = [...new Set(search.keywords)];
  const terms = toSearchTerms(keywords);
  const page = search.page ?? 1;
  const wanted = toWanted(search, { terms, page });
  const { day, madeOf } = pricedOn(mallId, at);
  const exhibitions = await openExhibitions(catalogue, { mallId, day, at });
  const looking = { viewer, keywords, exhibitions: exhibitionsWith(terms, exhibitions), page, at };
  const marks = await marksOf({ catalogue, mallId, viewer });
  let first: CachedReply<SearchResult> | undefined;
  const kept = await catalogue.get([mallId, 'found', wanted], {
    isDear: true,
    compute: async (tx, getEach) => {
      const products = await findProducts(tx, wanted);
      // In the same transaction, because the cards must be those of the products found.
      first = await showFound(tx, { ...looking, found: products, getEach, marks });
      return new Packed(products);
    },
    tagsOf: () => [tags.search, tags.lists(mallId), tags.mall(mallId)],
  });
  if (first) return first;
  const found = kept.data;
  return replyForViewer({
    // A recomputed result has another serial, and therefore another cached reply.
    ...{ catalogue, mallId, viewer, key: ['search', keywords, kept.serial, day] },
    productNos: [...found.goodsNos, ...found.wirelessNos, ...found.subscriptionNos],
    // Related keywords depend on the tags of the best products.
    madeOf: [...madeOf, tags.exhibitions(mallId), ...found.bestNos.map(tags.product)],
    compute: (tx, parts) => showFound(tx, { ...looking, ...parts, found }),
  });
}

const toWanted = (
  search: ProductSearch,
  { terms, page }: { readonly terms: SearchTerms; readonly page: number },
): Wanted => ({
  terms,
  filter: toSearchFilter(search),
  sort: search.sort ?? 'accuracy',
  limit: productPageSize,
  offset: (page - 1) * productPageSize,
  otherLimit: mostOthers,
  // Counts the top categories, or those below the chosen one.
  categoryDigits: Math.min((search.categoryNo?.length ?? 0) + 2, 6),
  barCount: priceBarCount,
  lowestRates: discountChoices,
});

type Day = { readonly mallId: number; readonly day: string; readonly at: Date };

const openExhibitions = (catalogue: Catalogue, { mallId, day, at }: Day): Promise<LetteredExhibition[]> =>
  catalogue.get([mallId, 'open exhibitions', day], {
    compute: async (tx) => (await listExhibitions(tx, { at })).open.map(inLetters),
    tagsOf: () => [tags.exhibitions(mallId)],
  });

type Showing = KeptParts & {
  readonly viewer: Viewer;
  readonly found: Found;
  readonly keywords: string[];
  readonly exhibitions: ExhibitionCard[];
  readonly page: number;
  readonly at: Date;
};

async function showFound(
  transaction: MallTransaction,
  { viewer, found, keywords, exhibitions, page, at, ...parts }: Showing,
): Promise<CachedReply<SearchResult>> {
  const { goodsNos, bestNos, wirelessNos, subscriptionNos } = found;
  const [cards, wirelessProducts, subscriptions] = await Promise.all([
    readyGoodsCards(transaction, { ...parts, viewer }, [...goodsNos, ...bestNos]),
    listWirelessCards(transaction, viewer, wirelessNos, at),
    listSubscriptionCards(transaction, viewer, subscriptionNos),
  ]);
  const isFound = found.foundTotal + exhibitions.length > 0;
  const result = {
    keywords,
    total: found.goodsTotal + found.wirelessTotal + found.subscriptionTotal + exhibitions.length,
    goodsTotal: found.goodsTotal,
    page,
    pageSize: productPageSize,
    ...{ goods: [], exhibitions, wirelessProducts, subscriptions },
    closestSpelling: isFound ? null : await findClosestSpelling(transaction, keywords),
    facets: facetsOf(found),
    categories: found.categories,
    relatedKeywords: relatedKeywords(tagsOfBest(found, cards), keywords),
  };
  return new CachedReply(result, { goods: textsOf(cards, goodsNos) });
}

const tagsOfBest = ({ bestNos }: Found, cards: ReadonlyMap<string, ReadyCard>): (readonly string[])[] =>
  bestNos.map((productNo) => cards.get(productNo)?.searchTags ?? []);

/** A search cannot be narrowed by colour, so no colours are counted. */
const facetsOf = ({ facets }: Found) => toFacets({ ...facets, colourFamilies: [] }, { colourFamilies: [] });
