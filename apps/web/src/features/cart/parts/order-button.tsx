import { Button } from '@mall/ui/button';
import type { ReactNode } from 'react';
import type { CartView } from '../model/cart-view.ts';
import type { CartModel } from '../model/use-cart.ts';
import { useOrderCart } from '../model/use-order-cart.ts';

type Props = { cart: CartModel; view: CartView; size: 'lg' | 'xl'; children: ReactNode };

/** Orders what is selected. */
export function OrderButton({ cart, view: { selected }, size, children }: Props) {
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
      {children}
    </Button>
  );
}
