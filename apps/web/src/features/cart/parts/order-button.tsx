import { formatNumber, formatWon } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import type { CartView } from '../model/cart-view.ts';
import type { CartModel } from '../model/use-cart.ts';
import { useOrderCart } from '../model/use-order-cart.ts';
import styles from './order-button.module.css';

type Props = { cart: CartModel; view: CartView; size: 'lg' | 'xl' };

/** Orders what is selected. */
export function OrderButton({ cart, view: { selected, sums }, size }: Props) {
  const { order, isLeaving } = useOrderCart(cart);
  if (selected.length === 0) {
    return (
      <Button variant="primary" size={size} block disabled>
        주문할 상품을 골라 주세요
      </Button>
    );
  }
  return (
    <Button variant="primary" size={size} block isLoading={isLeaving} onClick={order}>
      {formatWon(sums.total)} 주문하기 <span className={styles.count}>{formatNumber(selected.length)}개</span>
    </Button>
  );
}
