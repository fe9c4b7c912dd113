import * as contract from '@mall/contracts/exhibition';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { getExhibition } from './get-exhibition.ts';
import { listExhibitions } from './list-exhibitions.ts';

export function exhibitionRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.listExhibitions, ({ db, query }) =>
    db((tx) => listExhibitions(tx, { categoryNo: query.categoryNo, at: clock() })),
  );
  bind(app, contract.getExhibition, ({ member, db, params }) =>
    db((tx) => getExhibition(tx, member, { exhibitionNo: params.exhibitionNo, at: clock() })),
  );
}
