import * as contract from '@mall/contracts/corner';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { listHomeCorners, listPromotions } from './list-corners.ts';

export function cornerRoutes(app: FastifyInstance, _dependencies: Dependencies): void {
  bind(app, contract.listCorners, ({ mall, db, query }) => db((tx) => listHomeCorners(tx, mall, query.device)));
  bind(app, contract.listMobileCorners, ({ mall, db }) => db((tx) => listHomeCorners(tx, mall, 'mobile')));
  bind(app, contract.listPublicMobileCorners, ({ mall, db }) => db((tx) => listHomeCorners(tx, mall, 'mobile')));
  bind(app, contract.listPromotions, ({ mall, db }) => db((tx) => listPromotions(tx, mall)));
  bind(app, contract.listPublicPromotions, ({ mall, db }) => db((tx) => listPromotions(tx, mall)));
}
