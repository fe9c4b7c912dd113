import { createFileRoute } from '@tanstack/react-router';
import { RecentlyViewedPage } from '../../../../../features/recently-viewed/desktop/recently-viewed.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listRecent')({
  beforeLoad: guardMyShop,
  component: RecentlyViewedPage,
});
