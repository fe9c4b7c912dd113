import { subscriptionOrderPages } from '@mall/domain/subscription-links';
import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../../../components/not-found-page.tsx';
import { leadToCanonical } from '../../../../../features/layout/model/lead-to-canonical.ts';
import { SubscriptionOrderPage } from '../../../../../features/subscription-application/desktop/subscription-order.page.tsx';
import { SubscriptionDone } from '../../../../../features/subscription-application/parts/subscription-done.tsx';
import { guardCart } from '../../../../../lib/guard.ts';
import { keepParams, readOneOf } from '../../../../../lib/search-params.ts';

const keepChoice = keepParams('subsNo', 'term', 'care', 'card');

export const Route = createFileRoute('/$mallUrl/_main/subs/goSubsOrder/$orderPage')({
  validateSearch: keepChoice,
  beforeLoad: async ({ params, ...visit }) => {
    if (!readOneOf(subscriptionOrderPages, params.orderPage)) await leadToCanonical(visit);
    guardCart(visit);
  },
  component: function SubscriptionOrderRoute() {
    const { subsNo, ...address } = Route.useSearch();
    const page = readOneOf(subscriptionOrderPages, Route.useParams().orderPage);
    if (page === undefined || subsNo === undefined) return <NotFoundPage />;
    if (page === 'complete') return <SubscriptionDone applicationNo={subsNo} />;
    return <SubscriptionOrderPage page={page} productNo={subsNo} address={address} />;
  },
});
