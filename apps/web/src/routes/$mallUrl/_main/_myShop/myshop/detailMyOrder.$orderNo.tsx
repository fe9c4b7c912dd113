import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../../../features/order/desktop/order.page.tsx';
import { readClaimAddress } from '../../../../../features/order/model/claim-address.ts';
import { guardUploadOrder } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/detailMyOrder/$orderNo')({
  validateSearch: readClaimAddress,
  beforeLoad: guardUploadOrder,
  component: function OrderRoute() {
    return (
      <OrderPage orderNo={Route.useParams().orderNo} claimType={Route.useSearch({ select: readClaimAddress }).claim} />
    );
  },
});
