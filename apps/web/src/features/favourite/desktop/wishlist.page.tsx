import { ListHead } from '../../../entities/product/list-head.tsx';
import { useClearWishlist, useWishlist } from '../model/use-wishlist.ts';
import type { WishlistAddress } from '../model/wishlist-address.ts';
import { WishlistProducts } from '../parts/wishlist-products.tsx';

/** The wishlist, inside My Shop. */
export function WishlistPage({ address }: { address: WishlistAddress }) {
  const wishlist = useWishlist(address);
  const { clear, isPending } = useClearWishlist();
  return (
    <>
      <ListHead title="찜한 상품" count={wishlist.total} onClear={clear} isClearing={isPending} />
      <WishlistProducts wishlist={wishlist} />
    </>
  );
}
