import * as contract from '@mall/contracts/subscription';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { getSubscription } from './get-subscription.ts';
import { listSubscriptionCards } from './list-subscription-cards.ts';

export function subscriptionRoutes(app: FastifyInstance, { clock }: Dependencies): void {
  bind(app, contract.listSubscriptionsByNumber, ({ member, read, body }) =>
    read((tx) => listSubscriptionCards(tx, member, body.goodsGroupNos)),
  );
  // Public calls return a visitor's view, also to a member.
  bind(app, contract.listPublicSubscriptionsByNumber, ({ read, body }) =>
    read((tx) => listSubscriptionCards(tx, null, body.goodsGroupNos)),
  );
  bind(app, contract.getSubscription, ({ member, read, params }) =>
    read((tx) => getSubscription(tx, member, { productNo: params.id, at: clock() })),
  );
}
