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

  bind(app, contract.listCategoryGoods, ({ member, db, query }) =>
    db(async (tx) => {
      const { productNos, ...page } = await listCategoryPage(tx, 'goods', query);
      return { ...page, goods: await listGoodsCards(tx, member, productNos) };
    }),
  );
  bind(app, contract.listCategoryWireless, ({ member, db, query }) =>
    db(async (tx) => {
      const { productNos, ...page } = await listCategoryPage(tx, 'wireless', query);
      return { ...page, wirelessProducts: await listWirelessCards(tx, member, productNos, clock()) };
    }),
  );
  bind(app, contract.listCategorySubscriptions, ({ member, db, query }) =>
    db(async (tx) => {
      const { productNos, ...page } = await listCategoryPage(tx, 'subscription', query);
      return { ...page, subscriptions: await listSubscriptionCards(tx, member, productNos) };
    }),
  );
  bind(app, contract.getCategoryFacets, ({ mall, db, query }) => {
    const input = { categoryNo: query.categoryNo, filter: toListingFilter(query) };
    return recentFacets(JSON.stringify([mall.mallId, input]), () => db((tx) => getFacets(tx, input)));
  });
  bind(app, contract.listOrderableGoods, ({ member, db, query }) => db((tx) => listOrderableGoods(tx, member, query)));
}
