import * as contract from '@mall/contracts/recent-view';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { mergeRecentViews } from './merge-recent-views.ts';
import { removeRecentViews } from './remove-recent-views.ts';

export function recentViewRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.mergeRecentViews, ({ mall, member: { memberNo }, db, body }) =>
    db((tx) => mergeRecentViews(tx, mall, { memberNo, productNos: body.productNos, at: clock() })),
  );
  bind(app, contract.removeRecentView, ({ mall, member: { memberNo }, db, params }) =>
    db((tx) => removeRecentViews(tx, mall, { memberNo, productNo: params.productNo })),
  );
  bind(app, contract.clearRecentViews, ({ mall, member: { memberNo }, db }) =>
    db((tx) => removeRecentViews(tx, mall, { memberNo })),
  );
}
