import { subscriptionStates } from '@mall/contracts/subscription-application-codes';
import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionListPage } from '../../../../../features/subscription-application/mobile/my-subscription.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { readStateListAddress } from '../../../../../lib/state-list-address.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/listMySubs')({
  validateSearch: keepParams('page', 'state'),
  beforeLoad: guardMyShop,
  staticData: { mobileChrome: 'page' },
  component: function SubscriptionListRoute() {
    return (
      <>
        <PageTopBar title="구독 신청 내역" />
        <SubscriptionListPage address={readStateListAddress(subscriptionStates, Route.useSearch())} />
      </>
    );
  },
});
