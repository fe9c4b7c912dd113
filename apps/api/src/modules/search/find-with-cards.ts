import { productPageSize } from '@mall/contracts/product-list';
import { type ProductSearch, searchResult } from '@mall/contracts/search';
import type { MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { type Catalogue, type GetEach, tags } from '../../catalogue/catalogue-cache.ts';
import { Packed } from '../../catalogue/packed.ts';
import { marksOf } from '../../catalogue/viewed-products.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { encoderOf } from '../../plugins/reply.ts';
import { listExhibitions } from '../exhibition/list-exhibitions.ts';
import { type ReadyCard, readyGoodsCards } from '../goods/kept-goods-cards.ts';
import { discountChoices, priceBarCount, toFacets } from '../product-list/to-facets.ts';
import { findClosestSpelling } from './closest-spelling.ts';
import type { Names } from './count-found.ts';
import { exhibitionsWith, inLetters, type LetteredExhibition } from './exhibitions-with.ts';
import { type Found, findProducts, listNames, type Wanted } from './search.repository.ts';
import { toSearchFilter } from './search-filter.ts';
import { type SearchTerms, toSearchTerms } from './search-terms.ts';

/** Phones and subscription products shown beside the goods; a mall has a few dozen of each. */
const mostOthers = 60;

export type Reading = { readonly catalogue: Catalogue; readonly mallId: number; readonly viewer: Viewer };
type Search = { readonly search: ProductSearch; readonly keywords: readonly string[]; readonly at: Date };
export type Cards = ReadonlyMap<string, ReadyCard>;
export type Find = Pick<Found, 'goodsNos' | 'bestNos' | 'wirelessNos' | 'subscriptionNos'> & {
  readonly total: number;
  /** The reply as JSON, without products and related words, which change more often. */
  readonly text: string;
};

/** Goods that are found for the first time are read in the transaction that finds them; later only cards that are no longer cached. */
export async function findWithCards(reading: Reading, asked: Search): Promise<{ find: Find; cards: Cards }> {
  const { catalogue, mallId, viewer } = reading;
  const marks = await marksOf(reading);
  const cardsOf = ({ goodsNos, bestNos }: Find, getEach: GetEach) =>
    readyGoodsCards({ getEach, mallId, viewer, marks }, [...goodsNos, ...bestNos]);
  let first: { find: Find; cards: Cards } | undefined;
  const kept = await catalogue.get([mallId, 'found', asked.search, seoulDayOf(asked.at)], {
    isDear: true,
    compute: async (tx, getEach) => {
      const [open, names] = await Promise.all([
        openExhibitions(getEach, { mallId, at: asked.at }),
        namesOf(getEach, mallId),
      ]);
      const find = await findAll(tx, asked, { open, names });
      first = { find, cards: await cardsOf(find, getEach) };
      return new Packed(find);
    },
    tagsOf: () => [tags.search, tags.lists(mallId), tags.mall(mallId), tags.exhibitions(mallId)],
  });
  if (first) return first;
  const find = kept.data;
  return { find, cards: await cardsOf(find, catalogue.getEach) };
}

type Moment = { readonly mallId: number; readonly at: Date };

async function openExhibitions(getEach: GetEach, { mallId, at }: Moment): Promise<readonly LetteredExhibition[]> {
  const name = `open exhibitions ${mallId} ${seoulDayOf(at)}`;
  const kept = await getEach([name], {
    keyOf: () => name,
    tagsOf: () => [tags.exhibitions(mallId)],
    bytesOf: (open: readonly LetteredExhibition[]) => 4 * JSON.stringify(open).length,
    compute: async (tx) => new Map([[name, (await listExhibitions(tx, { at })).open.map(inLetters)]]),
  });
  return kept.get(name) ?? [];
}

/** A brand or category that is new comes with listings of it; another name drops everything, or the mall's. */
async function namesOf(getEach: GetEach, mallId: number): Promise<Names> {
  const name = `names in searches ${mallId}`;
  const kept = await getEach([name], {
    keyOf: () => name,
    tagsOf: () => [tags.lists(mallId), tags.mall(mallId)],
    bytesOf: (names: Names) => 4 * JSON.stringify(names).length,
    compute: async (tx) => new Map([[name, await listNames(tx)]]),
  });
  return kept.get(name) ?? { brands: [], categories: [] };
}

const encodeResult = encoderOf(searchResult, 'search result');

async function findAll(
  transaction: MallTransaction,
  { search, keywords }: Search,
  { open, names }: { readonly open: readonly LetteredExhibition[]; readonly names: Names },
): Promise<Find> {
  const terms = toSearchTerms(keywords);
  const page = search.page ?? 1;
  const found = await findProducts(transaction, toWanted(search, { terms, names, page }));
  const exhibitions = exhibitionsWith(terms, open);
  const isFound = found.foundTotal + exhibitions.length > 0;
  const total = found.goodsTotal + found.wirelessTotal + found.subscriptionTotal + exhibitions.length;
  const text = encodeResult({
    ...{ keywords: [...keywords], total, goodsTotal: found.goodsTotal, page, pageSize: productPageSize },
    ...{ goods: [], exhibitions, wirelessProducts: [], subscriptions: [], relatedKeywords: [] },
    closestSpelling: isFound ? null : await findClosestSpelling(transaction, keywords),
    facets: facetsOf(found),
    categories: [...found.categories],
  });
  const { goodsNos, bestNos, wirelessNos, subscriptionNos } = found;
  return { goodsNos, bestNos, wirelessNos, subscriptionNos, total, text };
}

const toWanted = (
  search: ProductSearch,
  { terms, names, page }: { readonly terms: SearchTerms; readonly names: Names; readonly page: number },
): Wanted => ({
  ...{ terms, names },
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

/** A search cannot be narrowed by colour, so no colours are counted. */
const facetsOf = ({ facets }: Found) => toFacets({ ...facets, colourFamilies: [] }, { colourFamilies: [] });
