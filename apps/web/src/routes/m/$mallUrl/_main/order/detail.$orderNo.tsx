import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../../../features/order/mobile/order.page.tsx';
import { readClaimAddress } from '../../../../../features/order/model/claim-address.ts';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/order/detail/$orderNo')({
  validateSearch: readClaimAddress,
  beforeLoad: guard('order'),
  staticData: { mobileChrome: 'page' },
  component: function OrderRoute() {
    return (
      <>
        <PageTopBar title="주문 상세" />
        <OrderPage
          orderNo={Route.useParams().orderNo}
          claimType={Route.useSearch({ select: readClaimAddress }).claim}
        />
      </>
    );
  },
});
