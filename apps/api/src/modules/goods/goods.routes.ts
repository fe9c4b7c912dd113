import * as contract from '@mall/contracts/goods';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../plugins/bind.ts';
import { getGoods } from './get-goods.ts';
import { listGoodsCards } from './list-goods-cards.ts';

export function goodsRoutes(app: FastifyInstance): void {
  bind(app, contract.listGoodsByNumber, async ({ member, db, body }) => ({
    goods: await db((tx) => listGoodsCards(tx, member, body.goodsGroupNos)),
  }));
  // Public calls return a visitor's view, also to a member.
  bind(app, contract.listPublicGoodsByNumber, async ({ db, body }) => ({
    goods: await db((tx) => listGoodsCards(tx, null, body.goodsGroupNos)),
  }));
  bind(app, contract.getGoods, ({ mall, member, db, params }) => db((tx) => getGoods(tx, mall, member, params.id)));
}
