import { createFileRoute } from '@tanstack/react-router';
import { OrderListPage } from '../../../../../features/order/mobile/order-list.page.tsx';
import { orderListTitle } from '../../../../../features/order/model/order-list-address.ts';
import { readOrderListAddress } from '../../../../../features/order/model/read-order-list-address.ts';
import { guardAccount } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myQuestion/listMyOrder')({
  validateSearch: readOrderListAddress,
  beforeLoad: guardAccount,
  staticData: { mobileChrome: 'page' },
  component: function OrderListRoute() {
    const address = Route.useSearch({ select: readOrderListAddress });
    return (
      <>
        <PageTopBar title={orderListTitle(address)} />
        <OrderListPage address={address} />
      </>
    );
  },
});
