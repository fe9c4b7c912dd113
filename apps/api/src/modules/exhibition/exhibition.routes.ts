import * as contract from '@mall/contracts/exhibition';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../plugins/bind.ts';
import { getExhibition } from './get-exhibition.ts';
import { listExhibitions } from './list-exhibitions.ts';

export function exhibitionRoutes(app: FastifyInstance): void {
  bind(app, contract.listExhibitions, ({ db, query, at }) =>
    db((tx) => listExhibitions(tx, { categoryNo: query.categoryNo, at })),
  );
  bind(app, contract.getExhibition, ({ member, db, params, at }) =>
    db((tx) => getExhibition(tx, member, { exhibitionNo: params.exhibitionNo, at })),
  );
}
