import type { Cart } from '@mall/contracts/cart';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { errorText } from '../../../lib/api-error.ts';
import { cartCountQuery, cartKey, cartQuery } from '../../../lib/cart.query.ts';

type Write = {
  readonly send: () => Promise<Cart>;
  /** The basket as it was, for when the server refuses. */
  readonly before: Cart | undefined;
  readonly onDone?: () => void;
};

/**
 * Changes of the basket: each shows at once, they are sent one after another, and a refused one is taken back with the
 * server's words.
 */
export function useCartWrite() {
  const queryClient = useQueryClient();
  const toast = useToast();
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
      // The answer to this change knows nothing of those that wait behind it.
      if (queryClient.isMutating({ mutationKey: cartKey }) === 1) keep(cart);
      onDone?.();
    },
    onError: (error, { before }) => {
      if (before) keep(before);
      toast({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.'), tone: 'err' });
      return queryClient.invalidateQueries({ queryKey: cartKey });
    },
  });
  /** Shows what a change will come to, and answers the basket as it was. */
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
