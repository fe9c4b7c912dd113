import * as contract from '@mall/contracts/exhibition';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { getExhibition } from './get-exhibition.ts';
import { listExhibitions } from './list-exhibitions.ts';

export function exhibitionRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.listExhibitions, ({ mall, db, query }) =>
    db((tx) => listExhibitions(tx, mall, { categoryNo: query.categoryNo, at: clock() })),
  );
  bind(app, contract.getExhibition, ({ mall, member, db, params }) =>
    db((tx) => getExhibition(tx, mall, member, { exhibitionNo: params.exhibitionNo, at: clock() })),
  );
}
