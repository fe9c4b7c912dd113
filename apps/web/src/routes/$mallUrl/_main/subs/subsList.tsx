import { createFileRoute } from '@tanstack/react-router';
import { PagePending } from '../../../../components/page-pending.tsx';
import { useMenu } from '../../../../features/layout/model/use-menu.ts';
import { CategoryPage } from '../../../../features/product-list/desktop/category.page.tsx';
import { categoryPlace } from '../../../../features/product-list/model/category-place.ts';
import { readListAddress } from '../../../../features/product-list/model/read-list-address.ts';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/subs/subsList')({
  validateSearch: readListAddress,
  beforeLoad: guard('subscriptionList'),
  component: Page,
});

function Page() {
  const address = Route.useSearch({ select: readListAddress });
  const menu = useMenu();
  if (menu.isPending) return <PagePending />;
  return <CategoryPage place={categoryPlace(menu.items, '/subs/subsList', address.ctgNo)} address={address} />;
}
