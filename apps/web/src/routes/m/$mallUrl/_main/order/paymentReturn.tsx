import { createFileRoute } from '@tanstack/react-router';
import { ReturnProgress } from '../../../../../features/checkout/parts/return-progress.tsx';
import { guard } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/_main/order/paymentReturn')({
  validateSearch: keepParams('paymentKey', 'orderId', 'amount', 'code', 'message'),
  beforeLoad: guard('order'),
  staticData: { mobileChrome: 'detail' },
  component: function PaymentReturnRoute() {
    return <ReturnProgress address={Route.useSearch()} />;
  },
});
