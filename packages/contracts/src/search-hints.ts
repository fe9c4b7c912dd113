import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { searchKeyword } from './shell.ts';
import { subscriptionCard } from './subscription.ts';
import { boundedText, entity, list, oneOf, text, type ValueOf } from './wire.ts';
import { wirelessCard } from './wireless.ts';

/** GET search/suggestions: completions of the typed text, also by initial consonants and on an English layout. */
export const listSuggestions = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  access: 'shopper',
  summary: '검색어 제안',
  query: entity({ text: boundedText(40, 1) }),
  data: list(entity({ text: text, kind: oneOf(['keyword', 'brand', 'category', 'product']) })),
  errors: [],
});

/** GET search/finds: the best few products for the typed text, of all kinds together; none for a single letter. */
export const listFinds = endpoint({
  method: 'GET',
  path: '/search/finds',
  access: 'shopper',
  summary: '검색어 제안 상품',
  query: entity({ text: boundedText(40, 1) }),
  data: entity({
    goods: ['goodsList', list(goodsCard)],
    wirelessProducts: ['ncpList', list(wirelessCard)],
    subscriptions: list(subscriptionCard),
  }),
  errors: [],
});
export type Finds = ValueOf<(typeof listFinds)['data']>;

/** GET search/popular: the operator's terms, then the most searched of seven days. */
export const listPopularKeywords = endpoint({
  method: 'GET',
  path: '/search/popular',
  access: 'shopper',
  summary: '인기 검색어',
  data: list(searchKeyword),
  errors: [],
  offline: 'kept',
});
