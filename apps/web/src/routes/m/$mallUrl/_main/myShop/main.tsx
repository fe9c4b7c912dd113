import { createFileRoute } from '@tanstack/react-router';
import { CartLink } from '../../../../../components/cart-link.tsx';
import { MyShopPage } from '../../../../../features/my-shop/mobile/my-shop.page.tsx';
import { guardOverview } from '../../../../../lib/guard.ts';
import { useMyShopEntries } from '../../../../../shell/common/use-my-shop-entries.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/main')({
  beforeLoad: guardOverview,
  staticData: { mobileChrome: 'page' },
  component: function MyShopRoute() {
    return (
      <>
        <PageTopBar title="My Shop">
          <CartLink />
        </PageTopBar>
        <MyShopPage groups={useMyShopEntries()} />
      </>
    );
  },
});
