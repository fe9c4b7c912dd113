import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../../components/not-found-page.tsx';
import { SubscriptionPage } from '../../../../features/subscription/desktop/subscription.page.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/subs/detailSubs')({
  validateSearch: keepParams('subsNo', 'term', 'care', 'card'),
  beforeLoad: guard('subscriptionDetail'),
  component: function SubscriptionRoute() {
    const { subsNo, ...address } = Route.useSearch();
    if (subsNo === undefined) return <NotFoundPage />;
    return <SubscriptionPage subscriptionNo={subsNo} address={address} />;
  },
});
