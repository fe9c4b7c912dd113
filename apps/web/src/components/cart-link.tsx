import { showsCart } from '@mall/domain/access-matrix';
import { useQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { cartCountQuery } from '../lib/cart.query.ts';
import { useMall } from '../lib/mall-context.tsx';
import { useIsSignedIn } from '../lib/use-is-signed-in.ts';
import styles from './cart-link.module.css';
import { ScreenLink } from './screen-link.tsx';

type Props = {
  /** The word below the picture; without it only the picture is seen. */
  label?: string;
};

/** The way to the basket with the number of its lines; nothing for whoever has none (R1.06). */
export function CartLink({ label }: Props) {
  const { mall } = useMall();
  const isSignedIn = useIsSignedIn();
  const hasCart = isSignedIn && showsCart(mall);
  const { data } = useQuery({ ...cartCountQuery(), enabled: hasCart });
  if (!hasCart) return null;
  const count = data?.count ?? 0;
  return (
    <ScreenLink className={styles.link} screen="cart" aria-label={count > 0 ? `장바구니 ${count}개` : '장바구니'}>
      <ShoppingBag aria-hidden />
      {label}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </ScreenLink>
  );
}
