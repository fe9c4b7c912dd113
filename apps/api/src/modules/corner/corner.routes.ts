import * as contract from '@mall/contracts/corner';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../plugins/bind.ts';
import { listHomeCorners, listPromotions } from './list-corners.ts';

export function cornerRoutes(app: FastifyInstance): void {
  bind(app, contract.listCorners, ({ read, query, at }) => read((tx) => listHomeCorners(tx, query.device, at)));
  bind(app, contract.listMobileCorners, ({ read, at }) => read((tx) => listHomeCorners(tx, 'mobile', at)));
  bind(app, contract.listPublicMobileCorners, ({ read, at }) => read((tx) => listHomeCorners(tx, 'mobile', at)));
  bind(app, contract.listPromotions, ({ read, at }) => read((tx) => listPromotions(tx, at)));
  bind(app, contract.listPublicPromotions, ({ read, at }) => read((tx) => listPromotions(tx, at)));
}
