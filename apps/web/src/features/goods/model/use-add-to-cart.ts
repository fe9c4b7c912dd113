import { addToCart, type CartItem } from '@mall/contracts/cart';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { cartCountQuery, cartQuery } from '../../../lib/cart.query.ts';

/** Puts so many pieces of an option into the basket; the badge follows at once. */
export function useAddToCart() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (item: CartItem) => call(addToCart, { body: { items: [item] } }),
    onSuccess: (count) => {
      queryClient.setQueryData(cartCountQuery().queryKey, count);
      return queryClient.invalidateQueries(cartQuery());
    },
  });
}
