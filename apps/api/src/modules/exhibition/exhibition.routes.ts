import * as contract from '@mall/contracts/exhibition';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../plugins/bind.ts';
import { getExhibition } from './get-exhibition.ts';
import { listExhibitions } from './list-exhibitions.ts';

export function exhibitionRoutes(app: FastifyInstance): void {
  bind(app, contract.listExhibitions, ({ read, query, at }) =>
    read((tx) => listExhibitions(tx, { categoryNo: query.categoryNo, at })),
  );
  bind(app, contract.getExhibition, ({ member, read, params, at }) =>
    read((tx) => getExhibition(tx, member, { exhibitionNo: params.exhibitionNo, at })),
  );
}
