import type { Cart } from '@mall/contracts/cart-lines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cartCountQuery, cartKey } from '../../../entities/cart/cart.query.ts';
import { cartQuery } from '../../../entities/cart/cart-lines.query.ts';
import { useErrorToast } from '../../../lib/browser/use-error-toast.ts';

type Write = {
  readonly send: () => Promise<Cart>;
  /** The previous basket, for when the server refuses. */
  readonly before: Cart | undefined;
  readonly onDone?: () => void;
};

/**
 * Changes of the basket: each is shown at once, they are sent one after another, and a refused one is rolled back with the server's
 * message.
 */
export function useCartWrite() {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const keep = useCallback(
    (cart: Cart) => {
      queryClient.setQueryData(cartQuery().queryKey, cart);
      queryClient.setQueryData(cartCountQuery().queryKey, { count: cart.lines.length });
    },
    [queryClient],
  );
  const { mutate } = useMutation({
    mutationKey: cartKey,
    scope: { id: 'cart' },
    mutationFn: ({ send }: Write) => send(),
    onSuccess: (cart, { onDone }) => {
      // The response to this change does not include those queued behind it.
      if (queryClient.isMutating({ mutationKey: cartKey }) === 1) keep(cart);
      onDone?.();
    },
    onError: (error, { before }) => {
      if (before) keep(before);
      showError(error);
      return queryClient.invalidateQueries({ queryKey: cartKey });
    },
  });
  /** Shows a change optimistically, and returns the basket as it was. */
  const predict = useCallback(
    (change: (cart: Cart) => Cart): Cart | undefined => {
      void queryClient.cancelQueries({ queryKey: cartKey });
      const before = queryClient.getQueryData(cartQuery().queryKey);
      if (before) keep(change(before));
      return before;
    },
    [queryClient, keep],
  );
  return { predict, write: mutate };
}
