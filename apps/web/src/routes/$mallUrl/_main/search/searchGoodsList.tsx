import { categoryPath } from '@mall/domain/category-tree';
import { createFileRoute } from '@tanstack/react-router';
import { useMenu } from '../../../../features/layout/model/use-menu.ts';
import { SearchResultsPage } from '../../../../features/search/desktop/search-results.page.tsx';
import { readSearchAddress } from '../../../../features/search/model/read-search-address.ts';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/search/searchGoodsList')({
  validateSearch: readSearchAddress,
  beforeLoad: guard('search'),
  component: Page,
});

function Page() {
  const address = Route.useSearch({ select: readSearchAddress });
  const { items } = useMenu();
  return <SearchResultsPage address={address} categoryName={categoryPath(items, address.ctgNo ?? '').at(-1)?.name} />;
}
