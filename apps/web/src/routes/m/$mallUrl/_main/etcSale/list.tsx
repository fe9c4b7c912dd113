import { createFileRoute } from '@tanstack/react-router';
import { SaleListPage } from '../../../../../features/special-sale/mobile/sale-list.page.tsx';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/etcSale/list')({
  beforeLoad: guard('specialSale'),
  staticData: { mobileChrome: 'page' },
  component: function SaleListRoute() {
    return (
      <>
        <PageTopBar title="타임특가" />
        <SaleListPage />
      </>
    );
  },
});
