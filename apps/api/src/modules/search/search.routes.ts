import * as contract from '@mall/contracts/search';
import * as hints from '@mall/contracts/search-hints';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { isNewSearch } from './is-new-search.ts';
import { listFinds } from './list-finds.ts';
import { listPopularKeywords } from './list-popular-keywords.ts';
import { listSuggestions } from './list-suggestions.ts';
import type { SearchLog } from './search-log.ts';
import { searchProducts } from './search-products.ts';

export function searchRoutes(app: FastifyInstance, { clock, searchLog }: Dependencies): void {
  writeSteadily(app, searchLog);
  bind(app, contract.searchProducts, async ({ mall, member, catalogue, body: search }) => {
    const searchedAt = clock();
    const { reply, keywords, total } = await searchProducts({ mall, viewer: member, catalogue }, search, searchedAt);
    // Only members' own searches make a word popular, not those of staff who view the shop as a member.
    if (isNewSearch(search) && !member.isLook)
      searchLog.note(
        mall.mallId,
        keywords.map((keyword) => ({ keyword, hasResult: total > 0, searchedAt })),
      );
    return reply;
  });
  bind(app, hints.listSuggestions, ({ read, query }) => read((tx) => listSuggestions(tx, query.text)));
  bind(app, hints.listFinds, ({ member, read, query }) =>
    read((tx) => listFinds(tx, member, { typed: query.text, at: clock() })),
  );
  bind(app, hints.listPopularKeywords, ({ read }) => read((tx) => listPopularKeywords(tx, clock())));
}

const writtenEveryMilliseconds = 1_000;

function writeSteadily(app: FastifyInstance, { write }: SearchLog): void {
  const writeNoted = () => write((err) => app.log.warn({ err }, 'searches could not be logged'));
  const writing = setInterval(() => void writeNoted(), writtenEveryMilliseconds).unref();
  app.addHook('onClose', async () => {
    clearInterval(writing);
    await writeNoted();
  });
}
