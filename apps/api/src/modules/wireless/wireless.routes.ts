import * as contract from '@mall/contracts/wireless';
import * as prices from '@mall/contracts/wireless-prices';
import { getWirelessQuote } from '@mall/contracts/wireless-quote';
import type { FastifyInstance } from 'fastify';
import { createRecentReplies } from '../../catalogue/recent-results.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { findWirelessCards } from './find-wireless-cards.ts';
import { getPriceBook } from './get-price-book.ts';
import { getWireless } from './get-wireless.ts';
import { quoteChoice } from './quote-choice.ts';

export function wirelessRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  const recentBooks = createRecentReplies<prices.PriceBook>({ clock, freshForMilliseconds: 60_000, maxEntries: 300 });

  bind(app, contract.listWirelessByNumber, async ({ member, read, body }) => ({
    wirelessProducts: await read((tx) => findWirelessCards(tx, member, body, clock())),
  }));
  // Public calls return a visitor's view, also to a member.
  bind(app, contract.listPublicWirelessByNumber, async ({ read, body }) => ({
    wirelessProducts: await read((tx) => findWirelessCards(tx, null, body, clock())),
  }));
  bind(app, contract.getWireless, ({ member, read, params }) =>
    read((tx) => getWireless(tx, { viewer: member, productNo: params.id, at: clock() })),
  );
  bind(app, prices.getPriceBook, ({ mall, read, query: { joinType } }) =>
    recentBooks(`${mall.mallId} ${joinType}`, () => read((tx) => getPriceBook(tx, { joinType, at: clock() }))),
  );
  bind(app, getWirelessQuote, ({ read, params, query }) =>
    read((tx) => quoteChoice(tx, { ...query, productNo: params.id }, clock())),
  );
}
