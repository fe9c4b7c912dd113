import { readOrderItems } from '@mall/domain/order-links';
import { createFileRoute } from '@tanstack/react-router';
import { OrderSheetPage } from '../../../../../features/checkout/mobile/order-sheet.page.tsx';
import { guardCart } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/order/orderSheet')({
  validateSearch: keepParams('items'),
  beforeLoad: guardCart,
  staticData: { mobileChrome: 'detail' },
  component: function OrderSheetRoute() {
    return (
      <>
        <PageTopBar title="주문·결제" />
        <OrderSheetPage purchase={{ items: readOrderItems(Route.useSearch().items) }} />
      </>
    );
  },
});
