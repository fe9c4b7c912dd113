import { createFileRoute } from '@tanstack/react-router';
import { CartPage } from '../../../../features/cart/desktop/cart.page.tsx';
import { guardCart } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/order/cart')({
  beforeLoad: guardCart,
  component: CartPage,
});
