import { createFileRoute } from '@tanstack/react-router';
import { PayPage } from '../../../../features/checkout/desktop/pay.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/order/pay/$orderNo')({
  beforeLoad: guard('order'),
  component: function PayRoute() {
    return <PayPage orderNo={Route.useParams().orderNo} />;
  },
});
