import { showsCart } from '@mall/domain/access-matrix';
import { useQuery } from '@tanstack/react-query';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { cartCountQuery } from './cart.query.ts';
import styles from './cart-link.module.css';

type Props = {
  /** The text below the icon; without it only the icon is shown. */
  label?: string;
};

/** A link to the basket with the number of its lines; nothing for viewers without a basket (R1.06). */
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
