import { categoryPath } from '@mall/domain/category-tree';
import { createFileRoute } from '@tanstack/react-router';
import { useMenu } from '../../../../../features/layout/model/use-menu.ts';
import { SearchResultsPage } from '../../../../../features/search/mobile/search-results.page.tsx';
import { readSearchAddress } from '../../../../../features/search/model/read-search-address.ts';
import { guard } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/search/searchGoodsList')({
  validateSearch: readSearchAddress,
  staticData: { mobileChrome: 'page' },
  beforeLoad: guard('search'),
  component: Page,
});

function Page() {
  const address = Route.useSearch({ select: readSearchAddress });
  const { items } = useMenu();
  return (
    <>
      <PageTopBar title="검색 결과" />
      <SearchResultsPage address={address} categoryName={categoryPath(items, address.ctgNo ?? '').at(-1)?.name} />
    </>
  );
}
