import * as contract from '@mall/contracts/search';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { listFinds } from './list-finds.ts';
import { listPopularKeywords } from './list-popular-keywords.ts';
import { listSuggestions } from './list-suggestions.ts';
import { isNewSearch, logSearch } from './log-search.ts';
import { searchProducts } from './search-products.ts';

export function searchRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.searchProducts, async ({ mall, member, db, read, catalogue, body: search }) => {
    const result = await searchProducts({ mall, viewer: member, read, catalogue }, search, clock());
    // Only members' own searches make a word popular, not those of staff who look as one.
    if (isNewSearch(search) && !member.isLook) await db((tx) => logSearch(tx, { result, at: clock() }));
    return result;
  });
  bind(app, contract.listSuggestions, ({ read, query }) => read((tx) => listSuggestions(tx, query.text)));
  bind(app, contract.listFinds, ({ member, read, query }) =>
    read((tx) => listFinds(tx, member, { typed: query.text, at: clock() })),
  );
  bind(app, contract.listPopularKeywords, ({ read }) => read((tx) => listPopularKeywords(tx, clock())));
}
