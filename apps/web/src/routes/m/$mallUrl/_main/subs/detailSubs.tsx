import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../../../components/not-found-page.tsx';
import { SubscriptionPage } from '../../../../../features/subscription/mobile/subscription.page.tsx';
import { guard } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/subs/detailSubs')({
  staticData: { mobileChrome: 'detail' },
  validateSearch: keepParams('subsNo', 'term', 'care', 'card'),
  beforeLoad: guard('subscriptionDetail'),
  component: function SubscriptionRoute() {
    const { subsNo, ...address } = Route.useSearch();
    if (subsNo === undefined) return <NotFoundPage />;
    return (
      <>
        <PageTopBar title="구독·렌탈 상품" />
        <SubscriptionPage subscriptionNo={subsNo} address={address} />
      </>
    );
  },
});
