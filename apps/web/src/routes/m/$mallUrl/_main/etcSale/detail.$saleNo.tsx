import { createFileRoute } from '@tanstack/react-router';
import { CartLink } from '../../../../../components/cart-link.tsx';
import { SalePage } from '../../../../../features/special-sale/mobile/sale.page.tsx';
import { guard, guardNumber } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/etcSale/detail/$saleNo')({
  validateSearch: keepParams('opt', 'qty'),
  beforeLoad: ({ params, ...entry }) => {
    guard('specialSale')(entry);
    guardNumber(params.saleNo);
  },
  staticData: { mobileChrome: 'detail' },
  component: function SaleRoute() {
    const saleNo = Number(Route.useParams().saleNo);
    return (
      <>
        <PageTopBar title="타임특가">
          <CartLink />
        </PageTopBar>
        <SalePage key={saleNo} saleNo={saleNo} address={Route.useSearch()} />
      </>
    );
  },
});
