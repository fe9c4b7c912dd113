import { subscriptionOrderPages } from '@mall/domain/subscription-links';
import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../../../components/not-found-page.tsx';
import { SubscriptionOrderPage } from '../../../../../features/subscription-application/desktop/subscription-order.page.tsx';
import { SubscriptionDone } from '../../../../../features/subscription-application/parts/subscription-done.tsx';
import { guardCart } from '../../../../../lib/guard.ts';
import { keepParams, readOneOf } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/subs/goSubsOrder/$orderPage')({
  validateSearch: keepParams('subsNo', 'term', 'care', 'card'),
  beforeLoad: guardCart,
  component: function SubscriptionOrderRoute() {
    const { subsNo, ...address } = Route.useSearch();
    const page = readOneOf(subscriptionOrderPages, Route.useParams().orderPage);
    if (page === undefined || subsNo === undefined) return <NotFoundPage />;
    if (page === 'complete') return <SubscriptionDone applicationNo={subsNo} />;
    return <SubscriptionOrderPage page={page} productNo={subsNo} address={address} />;
  },
});
