import * as contract from '@mall/contracts/goods';
import type { FastifyInstance } from 'fastify';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import { bind } from '../../plugins/bind.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { getGoods } from './get-goods.ts';
import { listGoodsCards } from './list-goods-cards.ts';

/** What a product's page says of the mall's own settings, which another cache keeps. */
const ratesOf = ({ deliveryFee, freeDeliveryFrom, remoteSurcharge, mostPieces }: Mall) => [
  deliveryFee,
  freeDeliveryFrom,
  remoteSurcharge,
  mostPieces,
];

export function goodsRoutes(app: FastifyInstance): void {
  bind(app, contract.listGoodsByNumber, ({ mall: { mallId }, member, catalogue, body: { goodsGroupNos } }) =>
    replyForViewer({
      ...{ catalogue, mallId, viewer: member, key: ['goods cards'], productNos: goodsGroupNos },
      compute: async (tx) => ({ goods: await listGoodsCards(tx, member, goodsGroupNos) }),
    }),
  );
  // Public calls return a visitor's view, also to a member.
  bind(app, contract.listPublicGoodsByNumber, ({ mall: { mallId }, catalogue, body: { goodsGroupNos } }) =>
    replyForViewer({
      ...{ catalogue, mallId, viewer: null, key: ['goods cards'], productNos: goodsGroupNos },
      compute: async (tx) => ({ goods: await listGoodsCards(tx, null, goodsGroupNos) }),
    }),
  );
  bind(app, contract.getGoods, ({ mall, member, catalogue, params: { id } }) =>
    replyForViewer({
      ...{ catalogue, mallId: mall.mallId, viewer: member, key: ['goods', ratesOf(mall)], productNos: [id] },
      compute: (tx) => getGoods(tx, mall, member, id),
    }),
  );
}
