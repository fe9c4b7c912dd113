import * as contract from '@mall/contracts/search';
import type { FastifyInstance } from 'fastify';
import { createRecentResults } from '../../catalogue/recent-results.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { listPopularKeywords } from './list-popular-keywords.ts';
import { listSuggestions } from './list-suggestions.ts';
import type { Found } from './search.repository.ts';
import { isBroad, searchProducts } from './search-products.ts';

export function searchRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  const recentFinds = createRecentResults<Found>({
    ...{ clock, freshForMilliseconds: 60_000, maxEntries: 500 },
    isWorthKeeping: isBroad,
  });

  bind(app, contract.searchProducts, ({ member, db, body }) =>
    db((tx) => searchProducts(tx, member, { search: body, at: clock(), recentFinds, isCounted: !member.isLook })),
  );
  bind(app, contract.listSuggestions, ({ db, query }) => db((tx) => listSuggestions(tx, query.text)));
  bind(app, contract.listPopularKeywords, ({ db }) => db((tx) => listPopularKeywords(tx, clock())));
}
