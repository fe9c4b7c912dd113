import { subscriptionStates } from '@mall/contracts/subscription-application-codes';
import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionListPage } from '../../../../../features/subscription-application/desktop/my-subscription.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { readStateListAddress } from '../../../../../lib/state-list-address.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMySubs')({
  validateSearch: keepParams('page', 'state'),
  beforeLoad: guardMyShop,
  component: function SubscriptionListRoute() {
    return <SubscriptionListPage address={readStateListAddress(subscriptionStates, Route.useSearch())} />;
  },
});
