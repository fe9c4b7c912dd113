import type { DataOf } from '@mall/contracts/endpoint';
import * as contract from '@mall/contracts/goods';
import * as detail from '@mall/contracts/goods-detail';
import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../../catalogue/catalogue-cache.ts';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { bind } from '../../plugins/bind.ts';
import { CachedReply } from '../../plugins/cached-reply.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { getGoods } from './get-goods.ts';
import { readyGoodsCards, textsOf } from './kept-goods-cards.ts';

/** The mall's own settings on a product's page, which another cache keeps. */
const ratesOf = ({ deliveryFee, freeDeliveryFrom, remoteSurcharge, mostPieces }: Mall) => [
  deliveryFee,
  freeDeliveryFrom,
  remoteSurcharge,
  mostPieces,
];

export function goodsRoutes(app: FastifyInstance): void {
  bind(app, contract.listGoodsByNumber, ({ mall: { mallId }, member, catalogue, body: { goodsGroupNos } }) =>
    cardsByNumber({ catalogue, mallId, viewer: member }, goodsGroupNos),
  );
  // Public calls return a visitor's view, also to a member.
  bind(app, contract.listPublicGoodsByNumber, ({ mall: { mallId }, catalogue, body: { goodsGroupNos } }) =>
    cardsByNumber({ catalogue, mallId, viewer: null }, goodsGroupNos),
  );
  bind(app, detail.getGoods, ({ mall, member, catalogue, params: { id } }) =>
    replyForViewer({
      ...{ catalogue, mallId: mall.mallId, viewer: member, key: ['goods', ratesOf(mall)], productNos: [id] },
      compute: (tx) => getGoods(tx, mall, member, id),
    }),
  );
}

type Reading = { readonly catalogue: Catalogue; readonly mallId: number; readonly viewer: Viewer };

/** A duplicate number gives one card, at its first place. */
function cardsByNumber(reading: Reading, goodsGroupNos: readonly string[]) {
  const productNos = [...new Set(goodsGroupNos)];
  return replyForViewer<DataOf<typeof contract.listGoodsByNumber>>({
    ...{ ...reading, key: ['goods cards'], productNos },
    compute: async (_tx, parts) => {
      const cards = await readyGoodsCards({ ...parts, ...reading }, productNos);
      return new CachedReply({ goods: [] }, { goods: textsOf(cards, productNos) });
    },
  });
}
