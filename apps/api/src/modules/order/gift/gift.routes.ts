import * as contract from '@mall/contracts/gift';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bind } from '../../../plugins/bind.ts';
import { visitOf } from '../../../plugins/visit.ts';
import { acceptGift } from './accept-gift.ts';
import { getGiftLink } from './get-gift-link.ts';
import { createGiftLinks } from './gift-links.ts';
import { openGift } from './open-gift.ts';
import { declineGift } from './refund-gift.ts';

/** The endpoints of gifts, for the giver and for whoever has the link. */
export function giftRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const links = createGiftLinks(config.tokenSecret);
  bind(app, contract.getGiftLink, async ({ mall, member, db, params, body, request }) => {
    const own = { ...params, memberNo: member.memberNo, at: clock() };
    const path = await db((tx) => getGiftLink(tx, mall, { ...own, ...body, links }));
    return { url: visitOf(request, config).origin + path };
  });
  bind(app, contract.openGift, ({ db, body }) => db((tx) => openGift(tx, { ...body, at: clock() })));
  bind(app, contract.acceptGift, ({ mall, body }) => acceptGift(dependencies, mall, body));
  bind(app, contract.declineGift, ({ mall, body }) => declineGift(dependencies, mall, body));
}
