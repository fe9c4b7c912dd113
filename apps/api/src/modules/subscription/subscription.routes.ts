import * as contract from '@mall/contracts/subscription';
import * as detail from '@mall/contracts/subscription-detail';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { FastifyInstance } from 'fastify';
import { replyForViewer } from '../../catalogue/viewed-products.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { getSubscription } from './get-subscription.ts';
import { listSubscriptionCards } from './list-subscription-cards.ts';

export function subscriptionRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.listSubscriptionsByNumber, ({ mall: { mallId }, member, catalogue, body: { goodsGroupNos } }) =>
    replyForViewer({
      ...{ catalogue, mallId, viewer: member, key: ['subscription cards'], productNos: goodsGroupNos },
      compute: (tx) => listSubscriptionCards(tx, member, goodsGroupNos),
    }),
  );
  // Public calls return a visitor's view, also to a member.
  bind(app, contract.listPublicSubscriptionsByNumber, ({ mall: { mallId }, catalogue, body: { goodsGroupNos } }) =>
    replyForViewer({
      ...{ catalogue, mallId, viewer: null, key: ['subscription cards'], productNos: goodsGroupNos },
      compute: (tx) => listSubscriptionCards(tx, null, goodsGroupNos),
    }),
  );
  bind(app, detail.getSubscription, ({ mall: { mallId }, member, catalogue, params: { id } }) => {
    const at = clock();
    // Partner cards are valid on certain days.
    return replyForViewer({
      ...{ catalogue, mallId, viewer: member, key: ['subscription', seoulDayOf(at)], productNos: [id] },
      compute: (tx) => getSubscription(tx, member, { productNo: id, at }),
    });
  });
}
