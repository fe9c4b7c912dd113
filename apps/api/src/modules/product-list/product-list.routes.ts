import type { Facets } from '@mall/contracts/product-list';
import * as contract from '@mall/contracts/product-list';
import type { FastifyInstance } from 'fastify';
import { createRecentReplies } from '../../catalogue/recent-results.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { getFacets } from './get-facets.ts';
import { listCategoryPage } from './list-category-page.ts';
import { listOrderableGoods } from './list-orderable-goods.ts';
import { toListingFilter } from './listing-filter.ts';

export function productListRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  const recentFacets = createRecentReplies<Facets>({ clock, freshForMilliseconds: 60_000, maxEntries: 1000 });

  bind(app, contract.listCategoryGoods, ({ mall, member, db, query }) =>
    db(async (tx) => {
      const { productNos, ...page } = await listCategoryPage(tx, mall, 'goods', query);
      return { ...page, goods: await listGoodsCards(tx, mall, member, productNos) };
    }),
  );
  bind(app, contract.listCategoryWireless, ({ mall, member, db, query }) =>
    db(async (tx) => {
      const { productNos, ...page } = await listCategoryPage(tx, mall, 'wireless', query);
      return { ...page, wirelessProducts: await listWirelessCards(tx, mall, member, productNos, clock()) };
    }),
  );
  bind(app, contract.listCategorySubscriptions, ({ mall, member, db, query }) =>
    db(async (tx) => {
      const { productNos, ...page } = await listCategoryPage(tx, mall, 'subscription', query);
      return { ...page, subscriptions: await listSubscriptionCards(tx, mall, member, productNos) };
    }),
  );
  bind(app, contract.getCategoryFacets, ({ mall, db, query }) => {
    const input = { categoryNo: query.categoryNo, filter: toListingFilter(query) };
    return recentFacets(JSON.stringify([mall.mallId, input]), () => db((tx) => getFacets(tx, mall, input)));
  });
  bind(app, contract.listOrderableGoods, ({ mall, member, db, query }) =>
    db((tx) => listOrderableGoods(tx, mall, member, query)),
  );
}
