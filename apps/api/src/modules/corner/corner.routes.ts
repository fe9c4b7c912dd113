import * as contract from '@mall/contracts/corner';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../plugins/bind.ts';
import { listHomeCorners, listPromotions } from './list-corners.ts';

export function cornerRoutes(app: FastifyInstance): void {
  bind(app, contract.listCorners, ({ db, query, at }) => db((tx) => listHomeCorners(tx, query.device, at)));
  bind(app, contract.listMobileCorners, ({ db, at }) => db((tx) => listHomeCorners(tx, 'mobile', at)));
  bind(app, contract.listPublicMobileCorners, ({ db, at }) => db((tx) => listHomeCorners(tx, 'mobile', at)));
  bind(app, contract.listPromotions, ({ db, at }) => db((tx) => listPromotions(tx, at)));
  bind(app, contract.listPublicPromotions, ({ db, at }) => db((tx) => listPromotions(tx, at)));
}
