import { createFileRoute } from '@tanstack/react-router';
import { PagePending } from '../../../../../components/page-pending.tsx';
import { useMenu } from '../../../../../features/layout/model/use-menu.ts';
import { CategoryPage } from '../../../../../features/product-list/mobile/category.page.tsx';
import { categoryPlace } from '../../../../../features/product-list/model/category-place.ts';
import { readListAddress } from '../../../../../features/product-list/model/read-list-address.ts';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/goods/goodsList')({
  validateSearch: readListAddress,
  staticData: { mobileChrome: 'page' },
  beforeLoad: guard('goodsList'),
  component: Page,
});

function Page() {
  const address = Route.useSearch({ select: readListAddress });
  const menu = useMenu();
  if (menu.isPending) return <PagePending />;
  const place = categoryPlace(menu.items, '/goods/goodsList', address.ctgNo);
  return (
    <>
      <PageTopBar title={place.name} />
      <CategoryPage place={place} address={address} />
    </>
  );
}
