import * as contract from '@mall/contracts/content';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../plugins/bind.ts';
import { getContentPage } from './get-content-page.ts';

export function contentRoutes(app: FastifyInstance): void {
  bind(app, contract.getContentPage, ({ read, params }) => read((tx) => getContentPage(tx, params.pageName)));
}
