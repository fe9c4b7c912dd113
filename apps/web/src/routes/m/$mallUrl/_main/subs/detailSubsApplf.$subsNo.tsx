import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionApplicationPage } from '../../../../../features/subscription-application/mobile/my-subscription.page.tsx';
import { guardCart } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/subs/detailSubsApplf/$subsNo')({
  staticData: { mobileChrome: 'page' },
  beforeLoad: guardCart,
  component: function SubscriptionApplicationRoute() {
    return (
      <>
        <PageTopBar title="구독 신청 상세" />
        <SubscriptionApplicationPage applicationNo={Route.useParams().subsNo} />
      </>
    );
  },
});
