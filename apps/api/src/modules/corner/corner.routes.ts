import * as contract from '@mall/contracts/corner';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { listHomeCorners, listPromotions } from './list-corners.ts';

export function cornerRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.listCorners, ({ db, query }) => db((tx) => listHomeCorners(tx, query.device, clock())));
  bind(app, contract.listMobileCorners, ({ db }) => db((tx) => listHomeCorners(tx, 'mobile', clock())));
  bind(app, contract.listPublicMobileCorners, ({ db }) => db((tx) => listHomeCorners(tx, 'mobile', clock())));
  bind(app, contract.listPromotions, ({ db }) => db((tx) => listPromotions(tx, clock())));
  bind(app, contract.listPublicPromotions, ({ db }) => db((tx) => listPromotions(tx, clock())));
}
