import * as contract from '@mall/contracts/search';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { listFinds } from './list-finds.ts';
import { listPopularKeywords } from './list-popular-keywords.ts';
import { listSuggestions } from './list-suggestions.ts';
import { searchProducts } from './search-products.ts';

export function searchRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.searchProducts, ({ member, db, cache, body }) =>
    db((tx) => searchProducts(tx, member, { search: body, at: clock(), cache, isCounted: !member.isLook })),
  );
  bind(app, contract.listSuggestions, ({ db, query }) => db((tx) => listSuggestions(tx, query.text)));
  bind(app, contract.listFinds, ({ member, db, query }) =>
    db((tx) => listFinds(tx, member, { typed: query.text, at: clock() })),
  );
  bind(app, contract.listPopularKeywords, ({ db }) => db((tx) => listPopularKeywords(tx, clock())));
}
