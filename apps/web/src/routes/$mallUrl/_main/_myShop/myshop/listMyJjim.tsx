import { createFileRoute } from '@tanstack/react-router';
import { WishlistPage } from '../../../../../features/favourite/desktop/wishlist.page.tsx';
import { readWishlistAddress } from '../../../../../features/favourite/model/wishlist-address.ts';
import { guardMyShop } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMyJjim')({
  validateSearch: readWishlistAddress,
  beforeLoad: guardMyShop,
  component: function WishlistRoute() {
    return <WishlistPage address={Route.useSearch({ select: readWishlistAddress })} />;
  },
});
