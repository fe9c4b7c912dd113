import * as contract from '@mall/contracts/product-list';
import type { FastifyInstance } from 'fastify';
import { tags } from '../../catalogue/catalogue-cache.ts';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { CachedReply } from '../../plugins/cached-reply.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { getFacets } from './get-facets.ts';
import { listCategoryPage } from './list-category-page.ts';
import { listOrderableGoods } from './list-orderable-goods.ts';
import { toListingFilter } from './listing-filter.ts';

export function productListRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.listCategoryGoods, async ({ mall: { mallId }, member, catalogue, query }) => {
    const { productNos, ...page } = await catalogue.get([mallId, 'goods list', query], {
      compute: (tx) => listCategoryPage(tx, 'goods', query),
      tagsOf: () => [tags.lists(mallId), tags.mall(mallId)],
    });
    return replyForViewer({
      ...{ catalogue, mallId, viewer: member, key: ['goods page', page], productNos },
      compute: async (tx) => ({ ...page, goods: await listGoodsCards(tx, member, productNos) }),
    });
  });
  bind(app, contract.listCategoryWireless, ({ member, read, query }) =>
    read(async (tx) => {
      const { productNos, ...page } = await listCategoryPage(tx, 'wireless', query);
      return { ...page, wirelessProducts: await listWirelessCards(tx, member, productNos, clock()) };
    }),
  );
  bind(app, contract.listCategorySubscriptions, ({ member, read, query }) =>
    read(async (tx) => {
      const { productNos, ...page } = await listCategoryPage(tx, 'subscription', query);
      return { ...page, subscriptions: await listSubscriptionCards(tx, member, productNos) };
    }),
  );
  bind(app, contract.getCategoryFacets, ({ mall: { mallId }, catalogue, query }) => {
    const input = { categoryNo: query.categoryNo, filter: toListingFilter(query) };
    return catalogue.get([mallId, 'facets', input], {
      compute: async (tx) => new CachedReply(await getFacets(tx, input)),
      tagsOf: () => [tags.lists(mallId), tags.mall(mallId)],
    });
  });
  bind(app, contract.listOrderableGoods, ({ member, read, query }) =>
    read((tx) => listOrderableGoods(tx, member, query)),
  );
}
