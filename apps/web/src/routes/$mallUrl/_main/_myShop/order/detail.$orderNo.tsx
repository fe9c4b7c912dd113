import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../../../features/order/desktop/order.page.tsx';
import { readClaimAddress } from '../../../../../features/order/model/claim-address.ts';
import { guard } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/order/detail/$orderNo')({
  validateSearch: readClaimAddress,
  beforeLoad: guard('order'),
  component: function OrderRoute() {
    return (
      <OrderPage orderNo={Route.useParams().orderNo} claimType={Route.useSearch({ select: readClaimAddress }).claim} />
    );
  },
});
