import { claimTypes } from '@mall/contracts/order-codes';
import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../../../features/order/desktop/order.page.tsx';
import { guardUploadOrder } from '../../../../../lib/guard.ts';
import { readOneOf, withoutNothing } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/detailMyOrder/$orderNo')({
  validateSearch: (raw: Record<string, unknown>) => withoutNothing({ claim: readOneOf(claimTypes, raw['claim']) }),
  beforeLoad: guardUploadOrder,
  component: function OrderRoute() {
    return <OrderPage orderNo={Route.useParams().orderNo} claimType={Route.useSearch().claim} />;
  },
});
