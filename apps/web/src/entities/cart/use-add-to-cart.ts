import { addToCart, type CartItem } from '@mall/contracts/cart';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { cartCountQuery, cartKey, cartLinesKey } from './cart.query.ts';

/** Adds a quantity of an option to the basket, after queued changes; the badge is updated at once. */
export function useAddToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: cartKey,
    scope: { id: 'cart' },
    mutationFn: (item: CartItem) => call(addToCart, { body: { items: [item] } }),
    onSuccess: (count) => {
      queryClient.setQueryData(cartCountQuery().queryKey, count);
      return queryClient.invalidateQueries({ queryKey: cartLinesKey });
    },
  });
}
