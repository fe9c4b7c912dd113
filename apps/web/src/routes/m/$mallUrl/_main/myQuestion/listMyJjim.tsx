import { createFileRoute } from '@tanstack/react-router';
import { WishlistPage } from '../../../../../features/favourite/mobile/wishlist.page.tsx';
import { readWishlistAddress } from '../../../../../features/favourite/model/wishlist-address.ts';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myQuestion/listMyJjim')({
  validateSearch: readWishlistAddress,
  beforeLoad: guardMyShop,
  staticData: { mobileChrome: 'page' },
  component: function WishlistRoute() {
    return (
      <>
        <PageTopBar title="찜한 상품" />
        <WishlistPage address={Route.useSearch({ select: readWishlistAddress })} />
      </>
    );
  },
});
