import { createFileRoute } from '@tanstack/react-router';
import { ReturnProgress } from '../../../../features/checkout/parts/return-progress.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/order/paymentReturn')({
  validateSearch: keepParams('paymentKey', 'orderId', 'amount', 'code', 'message'),
  beforeLoad: guard('order'),
  component: function PaymentReturnRoute() {
    return <ReturnProgress address={Route.useSearch()} />;
  },
});
