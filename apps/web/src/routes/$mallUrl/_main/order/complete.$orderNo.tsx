import { createFileRoute } from '@tanstack/react-router';
import { CompletePage } from '../../../../features/checkout/desktop/complete.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/order/complete/$orderNo')({
  beforeLoad: guard('order'),
  component: function CompleteRoute() {
    return <CompletePage orderNo={Route.useParams().orderNo} />;
  },
});
