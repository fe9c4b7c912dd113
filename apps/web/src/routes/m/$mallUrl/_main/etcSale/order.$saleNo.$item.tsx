import { readOrderItems } from '@mall/domain/order-links';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { OrderSheetPage } from '../../../../../features/checkout/mobile/order-sheet.page.tsx';
import { guardCart, guardNumber } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/etcSale/order/$saleNo/$item')({
  beforeLoad: ({ params, ...entry }) => {
    guardCart(entry);
    guardNumber(params.saleNo);
  },
  loader: ({ params }) => {
    if (!readOrderItems(params.item)) throw notFound();
  },
  staticData: { mobileChrome: 'detail' },
  component: function SaleOrderRoute() {
    const { saleNo, item } = Route.useParams();
    return (
      <>
        <PageTopBar title="주문·결제" />
        <OrderSheetPage purchase={{ saleNo: Number(saleNo), items: readOrderItems(item) }} />
      </>
    );
  },
});
