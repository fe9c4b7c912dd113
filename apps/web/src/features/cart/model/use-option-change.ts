import { type CartLine, changeCartOption } from '@mall/contracts/cart-lines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartCountQuery, cartKey } from '../../../entities/cart/cart.query.ts';
import { cartQuery } from '../../../entities/cart/cart-lines.query.ts';
import { useOptionChoice } from '../../../entities/goods/use-option-choice.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';

/** Another option and quantity for a line; the basket follows once the server has accepted. */
export function useOptionChange(line: CartLine, onClose: () => void) {
  const queryClient = useQueryClient();
  const { productNo, optionNo } = line;
  const choice = useOptionChoice(line);
  const { chosen, quantity } = choice;
  const change = useMutation({
    mutationKey: cartKey,
    scope: { id: 'cart' },
    mutationFn: () =>
      call(changeCartOption, {
        body: { productNo, optionNo, newOptionNo: chosen?.optionNo ?? optionNo, quantity },
      }),
    onSuccess: (cart) => {
      queryClient.setQueryData(cartQuery().queryKey, cart);
      queryClient.setQueryData(cartCountQuery().queryKey, { count: cart.lines.length });
      onClose();
    },
    // The shown stock may be outdated.
    onError: () => choice.goods.refetch(),
  });
  return {
    choice,
    canChange: choice.maximum > 0,
    isChanging: change.isPending,
    failure: change.error && errorText(change.error, '잠시 뒤에 다시 시도해 주세요.'),
    submit: () => change.mutate(),
  };
}
