import { subscriptionOrderPages } from '@mall/domain/subscription-links';
import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../../../../../components/not-found-page.tsx';
import { leadToCanonical } from '../../../../../../features/layout/model/lead-to-canonical.ts';
import { SubscriptionOrderPage } from '../../../../../../features/subscription-application/mobile/subscription-order.page.tsx';
import { SubscriptionDone } from '../../../../../../features/subscription-application/parts/subscription-done.tsx';
import { guardCart } from '../../../../../../lib/guard.ts';
import { keepParams, readOneOf } from '../../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../../shell/mobile/page-top-bar.tsx';

const titles = { form: '구독 신청', confirm: '신청 내용 확인', complete: '신청 완료' };

const keepChoice = keepParams('subsNo', 'term', 'care', 'card');

export const Route = createFileRoute('/m/$mallUrl/_main/subs/orderSubs/$orderPage')({
  staticData: { mobileChrome: 'form' },
  validateSearch: keepChoice,
  beforeLoad: async ({ params, ...visit }) => {
    if (!readOneOf(subscriptionOrderPages, params.orderPage)) await leadToCanonical(visit);
    guardCart(visit);
  },
  component: function SubscriptionOrderRoute() {
    const { subsNo, ...address } = Route.useSearch();
    const page = readOneOf(subscriptionOrderPages, Route.useParams().orderPage);
    if (page === undefined || subsNo === undefined) return <NotFoundPage />;
    return (
      <>
        <PageTopBar title={titles[page]} />
        {page === 'complete' ? (
          <SubscriptionDone applicationNo={subsNo} />
        ) : (
          <SubscriptionOrderPage page={page} productNo={subsNo} address={address} />
        )}
      </>
    );
  },
});
