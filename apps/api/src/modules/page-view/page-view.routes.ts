import * as contract from '@mall/contracts/page-view';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { insertPageView } from './page-view.repository.ts';

export function pageViewRoutes(app: FastifyInstance, { clock, analytics }: Dependencies): void {
  bind(app, contract.recordPageView, async ({ mall, db, body, request }) => {
    const { visitId, ...view } = body;
    await db((tx) => insertPageView(tx, { ...view, viewedAt: clock() }));
    // The reply does not wait for an external service.
    analytics(mall.mallUrl, body).catch((err) => request.log.warn({ err }, 'page view could not be sent'));
    return null;
  });
}
