import { createFileRoute } from '@tanstack/react-router';
import { SalePage } from '../../../../features/special-sale/desktop/sale.page.tsx';
import { guard, guardNumber } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/etcSale/detail/$saleNo')({
  validateSearch: keepParams('opt', 'qty'),
  beforeLoad: ({ params, ...entry }) => {
    guard('specialSale')(entry);
    guardNumber(params.saleNo);
  },
  component: function SaleRoute() {
    const saleNo = Number(Route.useParams().saleNo);
    return <SalePage key={saleNo} saleNo={saleNo} address={Route.useSearch()} />;
  },
});
