import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionApplicationPage } from '../../../../features/subscription-application/desktop/my-subscription.page.tsx';
import { guardCart } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/subs/detailSubsApplf/$subsNo')({
  beforeLoad: guardCart,
  component: function SubscriptionApplicationRoute() {
    return <SubscriptionApplicationPage applicationNo={Route.useParams().subsNo} />;
  },
});
