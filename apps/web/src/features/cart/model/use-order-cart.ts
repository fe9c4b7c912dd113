import { orderSheetTarget } from '@mall/domain/order-items';
import { useMutation } from '@tanstack/react-query';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import type { CartModel } from './use-cart.ts';

/** Opens the order page once every change of the basket has been sent: the server orders what it knows. */
export function useOrderCart({ flush }: Pick<CartModel, 'flush'>) {
  const navigate = useMallNavigate();
  // In one queue with the changes, so that it runs after them.
  const { mutate, isPending } = useMutation({
    scope: { id: 'cart' },
    mutationFn: () => navigate(orderSheetTarget()),
  });
  const order = () => {
    flush();
    mutate();
  };
  return { order, isLeaving: isPending };
}
