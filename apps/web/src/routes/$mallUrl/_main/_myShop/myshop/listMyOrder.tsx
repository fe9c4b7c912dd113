import { createFileRoute } from '@tanstack/react-router';
import { OrderListPage } from '../../../../../features/order/desktop/order-list.page.tsx';
import { readOrderListAddress } from '../../../../../features/order/model/read-order-list-address.ts';
import { guardAccount } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMyOrder')({
  validateSearch: readOrderListAddress,
  beforeLoad: guardAccount,
  component: function OrderListRoute() {
    return <OrderListPage address={Route.useSearch({ select: readOrderListAddress })} />;
  },
});
