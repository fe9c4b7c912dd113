import * as contract from '@mall/contracts/wireless';
import * as detail from '@mall/contracts/wireless-detail';
import * as prices from '@mall/contracts/wireless-prices';
import { getWirelessQuote } from '@mall/contracts/wireless-quote';
import type { FastifyInstance } from 'fastify';
import { tags } from '../../catalogue/catalogue-cache.ts';
import { pricedOn } from '../../catalogue/phone-prices.ts';
import { createRecentReplies } from '../../catalogue/recent-results.ts';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { CachedReply } from '../../plugins/cached-reply.ts';
import { findWirelessCards } from './find-wireless-cards.ts';
import { getPriceBook } from './get-price-book.ts';
import { getWireless } from './get-wireless.ts';
import { quoteChoice } from './quote-choice.ts';

export function wirelessRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  const recentBooks = createRecentReplies<prices.PriceBook>({ clock, freshForMilliseconds: 60_000, maxEntries: 300 });

  bind(app, contract.listWirelessByNumber, ({ mall: { mallId }, member, catalogue, body }) =>
    findWirelessCards({ catalogue, mallId, viewer: member, query: body, at: clock() }),
  );
  // Public calls return a visitor's view, also to a member.
  bind(app, contract.listPublicWirelessByNumber, ({ mall: { mallId }, catalogue, body }) =>
    findWirelessCards({ catalogue, mallId, viewer: null, query: body, at: clock() }),
  );
  bind(app, detail.getWireless, ({ mall: { mallId }, member, catalogue, params: { id } }) => {
    const at = clock();
    const { day, madeOf } = pricedOn(mallId, at);
    return replyForViewer({
      ...{ catalogue, mallId, viewer: member, key: ['phone', day], productNos: [id] },
      // The mall's list decides which of the related phones are shown.
      madeOf: [...madeOf, tags.lists(mallId)],
      compute: (tx) => getWireless(tx, { viewer: member, productNo: id, at }),
    });
  });
  bind(app, prices.getPriceBook, ({ mall, read, query: { joinType } }) =>
    recentBooks(`${mall.mallId} ${joinType}`, () => read((tx) => getPriceBook(tx, { joinType, at: clock() }))),
  );
  bind(app, getWirelessQuote, ({ mall: { mallId }, catalogue, params: { id }, query }) => {
    const at = clock();
    const { day, madeOf } = pricedOn(mallId, at);
    return catalogue.get([mallId, 'phone quote', id, query, day], {
      compute: async (tx) => new CachedReply(await quoteChoice(tx, { ...query, productNo: id }, at)),
      tagsOf: () => [...madeOf, tags.product(id)],
    });
  });
}
