import { readOrderItems } from '@mall/domain/order-links';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { OrderSheetPage } from '../../../../features/checkout/desktop/order-sheet.page.tsx';
import { guardCart, guardNumber } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/etcSale/order/$saleNo/$item')({
  beforeLoad: ({ params, ...entry }) => {
    guardCart(entry);
    guardNumber(params.saleNo);
  },
  loader: ({ params }) => {
    if (!readOrderItems(params.item)) throw notFound();
  },
  component: function SaleOrderRoute() {
    const { saleNo, item } = Route.useParams();
    return <OrderSheetPage purchase={{ saleNo: Number(saleNo), items: readOrderItems(item) }} />;
  },
});
