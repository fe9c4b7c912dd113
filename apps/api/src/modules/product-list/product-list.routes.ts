import type { ProductKind } from '@mall/contracts/codes';
import type { DataOf } from '@mall/contracts/endpoint';
import * as contract from '@mall/contracts/product-list';
import type { FastifyInstance } from 'fastify';
import { type Catalogue, tags } from '../../catalogue/catalogue-cache.ts';
import { pricedOn } from '../../catalogue/phone-prices.ts';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { CachedReply } from '../../plugins/cached-reply.ts';
import { readyGoodsCards, textsOf } from '../goods/kept-goods-cards.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { getFacets } from './get-facets.ts';
import { listCategoryPage } from './list-category-page.ts';
import { listOrderableGoods } from './list-orderable-goods.ts';
import { toListingFilter } from './listing-filter.ts';

type Page = { readonly mallId: number; readonly kind: ProductKind; readonly query: contract.ProductListQuery };

export function productListRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  const keptPage = (catalogue: Catalogue, { mallId, kind, query }: Page) =>
    catalogue.get([mallId, kind, 'list', query], {
      compute: (tx, getEach) => listCategoryPage(tx, { kind, query, getEach }),
      tagsOf: () => [tags.lists(mallId), tags.mall(mallId)],
    });

  bind(app, contract.listCategoryGoods, async ({ mall: { mallId }, member, catalogue, query }) => {
    const { productNos, ...page } = await keptPage(catalogue, { mallId, kind: 'goods', query });
    return replyForViewer<DataOf<typeof contract.listCategoryGoods>>({
      ...{ catalogue, mallId, viewer: member, key: ['goods page', page], productNos },
      compute: async (_tx, parts) => {
        const cards = await readyGoodsCards({ ...parts, mallId, viewer: member }, productNos);
        return new CachedReply({ ...page, goods: [] }, { goods: textsOf(cards, productNos) });
      },
    });
  });
  bind(app, contract.listCategoryWireless, async ({ mall: { mallId }, member, catalogue, query }) => {
    const { productNos, ...page } = await keptPage(catalogue, { mallId, kind: 'wireless', query });
    const at = clock();
    const { day, madeOf } = pricedOn(mallId, at);
    return replyForViewer({
      ...{ catalogue, mallId, viewer: member, key: ['phone page', page, day], productNos, madeOf },
      compute: async (tx) => ({ ...page, wirelessProducts: await listWirelessCards(tx, member, productNos, at) }),
    });
  });
  bind(app, contract.listCategorySubscriptions, async ({ mall: { mallId }, member, catalogue, query }) => {
    const { productNos, ...page } = await keptPage(catalogue, { mallId, kind: 'subscription', query });
    return replyForViewer({
      ...{ catalogue, mallId, viewer: member, key: ['subscription page', page], productNos },
      compute: async (tx) => ({ ...page, subscriptions: await listSubscriptionCards(tx, member, productNos) }),
    });
  });
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
