import { ListHead } from '../../../entities/product/list-head.tsx';
import { useClearWishlist, useWishlist } from '../model/use-wishlist.ts';
import type { WishlistAddress } from '../model/wishlist-address.ts';
import { WishlistProducts } from '../parts/wishlist-products.tsx';
import styles from './wishlist.module.css';

/** The wishlist; the bar above holds its title. */
export function WishlistPage({ address }: { address: WishlistAddress }) {
  const wishlist = useWishlist(address);
  const { clear, isPending } = useClearWishlist();
  return (
    <div className={styles.page}>
      <ListHead count={wishlist.total} onClear={clear} isClearing={isPending} />
      <WishlistProducts wishlist={wishlist} />
    </div>
  );
}
