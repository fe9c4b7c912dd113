import { TitledPage } from '../../../components/page/titled-page.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { ListHead } from '../../../entities/product/list-head.tsx';
import type { WishlistAddress } from '../model/use-wishlist.ts';
import { useClearWishlist, useWishlist } from '../model/use-wishlist.ts';
import { WishlistProducts } from '../parts/wishlist-products.tsx';

/** The wishlist, in My Shop. */
export function WishlistPage({ address }: { address: WishlistAddress }) {
  const wishlist = useWishlist(address);
  const { clear, isPending } = useClearWishlist();
  return (
    <TitledPage
      title="찜한 상품"
      tools={<CartLink />}
      aside={<ListHead count={wishlist.total} onClear={clear} isClearing={isPending} />}
    >
      <WishlistProducts wishlist={wishlist} />
    </TitledPage>
  );
}
