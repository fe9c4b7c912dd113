import { createFileRoute } from '@tanstack/react-router';
import { MyShopPage } from '../../../../../features/my-shop/desktop/my-shop.page.tsx';
import { guardOverview } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/main')({
  beforeLoad: guardOverview,
  component: MyShopPage,
});
