import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionListPage } from '../../../../../features/subscription-application/mobile/my-subscription.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { keepParams, readWhole } from '../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/listMySubs')({
  validateSearch: keepParams('page'),
  beforeLoad: guardMyShop,
  staticData: { mobileChrome: 'page' },
  component: function SubscriptionListRoute() {
    return (
      <>
        <PageTopBar title="구독 신청 내역" />
        <SubscriptionListPage page={readWhole(Route.useSearch().page, 250) || 1} />
      </>
    );
  },
});
