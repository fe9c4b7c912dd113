import { createFileRoute } from '@tanstack/react-router';
import { RecentlyViewedPage } from '../../../../../features/recently-viewed/mobile/recently-viewed.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/listRecent')({
  beforeLoad: guardMyShop,
  staticData: { mobileChrome: 'page' },
  component: () => (
    <>
      <PageTopBar title="최근 본 상품" />
      <RecentlyViewedPage />
    </>
  ),
});
