import type { ProductSearch, SearchResult } from '@mall/contracts/search';
import type { MallScope } from '@mall/db/in-mall';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { EncodedReply } from '../../plugins/cached-reply.ts';
import { textsOf } from '../goods/kept-goods-cards.ts';
import { type Cards, type Find, findWithCards } from './find-with-cards.ts';
import { readyOthers } from './found-others.ts';
import { relatedKeywords } from './related-keywords.ts';

type Asked = {
  readonly mall: MallScope;
  readonly viewer: Viewer;
  readonly catalogue: Catalogue;
};
type Searched = {
  readonly reply: EncodedReply<SearchResult>;
  readonly keywords: readonly string[];
  readonly total: number;
};

/**
 * All keywords must match. A find and each of its cards are cached, but not the reply put together from them, which takes
 * as much memory as thirty cards (docs/decisions/0071-a-search-asked-again.md).
 */
export async function searchProducts(
  { mall: { mallId }, viewer, catalogue }: Asked,
  search: ProductSearch,
  at: Date,
): Promise<Searched> {
  const keywords = [...new Set(search.keywords)];
  const reading = { catalogue, mallId, viewer };
  const { find, cards } = await findWithCards(reading, { search, keywords, at });
  const lists = {
    relatedKeywords: relatedKeywords(tagsOfBest(find, cards), keywords).map((word) => JSON.stringify(word)),
    ...(await readyOthers(reading, find, at)),
    goods: textsOf(cards, find.goodsNos),
  };
  return { reply: new EncodedReply(find.text, lists), keywords, total: find.total };
}

const tagsOfBest = ({ bestNos }: Find, cards: Cards): (readonly string[])[] =>
  bestNos.map((productNo) => cards.get(productNo)?.searchTags ?? []);
