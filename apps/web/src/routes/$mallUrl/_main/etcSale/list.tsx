import { createFileRoute } from '@tanstack/react-router';
import { SaleListPage } from '../../../../features/special-sale/desktop/sale-list.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/etcSale/list')({
  beforeLoad: guard('specialSale'),
  component: SaleListPage,
});
