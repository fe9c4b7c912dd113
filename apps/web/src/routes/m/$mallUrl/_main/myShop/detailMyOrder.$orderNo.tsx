import { claimTypes } from '@mall/contracts/order-codes';
import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../../../features/order/mobile/order.page.tsx';
import { guardUploadOrder } from '../../../../../lib/guard.ts';
import { readOneOf, withoutNothing } from '../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/detailMyOrder/$orderNo')({
  validateSearch: (raw: Record<string, unknown>) => withoutNothing({ claim: readOneOf(claimTypes, raw['claim']) }),
  beforeLoad: guardUploadOrder,
  staticData: { mobileChrome: 'page' },
  component: function OrderRoute() {
    return (
      <>
        <PageTopBar title="주문 상세" />
        <OrderPage orderNo={Route.useParams().orderNo} claimType={Route.useSearch().claim} />
      </>
    );
  },
});
