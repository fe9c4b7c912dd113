import { readOrderItems } from '@mall/domain/order-links';
import { createFileRoute } from '@tanstack/react-router';
import { OrderSheetPage } from '../../../../features/checkout/desktop/order-sheet.page.tsx';
import { guardCart } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/order/orderSheet')({
  validateSearch: keepParams('items'),
  beforeLoad: guardCart,
  component: function OrderSheetRoute() {
    return <OrderSheetPage purchase={{ items: readOrderItems(Route.useSearch().items) }} />;
  },
});
