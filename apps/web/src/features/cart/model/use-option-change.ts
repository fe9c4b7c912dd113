import { type CartLine, changeCartOption } from '@mall/contracts/cart';
import { isOrderable } from '@mall/domain/cart-line-state';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cartCountQuery, cartKey, cartQuery } from '../../../entities/cart/cart.query.ts';
import { goodsQuery } from '../../../entities/goods/goods.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';

/** Another option and quantity for a line; the basket follows once the server has accepted. */
export function useOptionChange(line: CartLine, onClose: () => void) {
  const queryClient = useQueryClient();
  const goods = useQuery(goodsQuery(line.productNo));
  const [chosenNo, setChosenNo] = useState(line.optionNo);
  const [wanted, setWanted] = useState(line.quantity);
  const options = goods.data?.options ?? [];
  const chosen = options.find(({ optionNo }) => optionNo === chosenNo);
  const maximum = chosen && isOrderable(chosen) ? Math.min(chosen.stockQuantity, line.mostPieces) : 0;
  const quantity = Math.max(1, Math.min(wanted, maximum));
  const change = useMutation({
    mutationKey: cartKey,
    scope: { id: 'cart' },
    mutationFn: () =>
      call(changeCartOption, {
        body: { productNo: line.productNo, optionNo: line.optionNo, newOptionNo: chosenNo, quantity },
      }),
    onSuccess: (cart) => {
      queryClient.setQueryData(cartQuery().queryKey, cart);
      queryClient.setQueryData(cartCountQuery().queryKey, { count: cart.lines.length });
      onClose();
    },
    // The shown stock may be outdated.
    onError: () => goods.refetch(),
  });
  return {
    goods,
    options,
    chosen,
    chooseOption: setChosenNo,
    maximum,
    quantity,
    chooseQuantity: setWanted,
    total: ((goods.data?.card.salePrice ?? 0) + (chosen?.extraPrice ?? 0)) * quantity,
    canChange: maximum > 0,
    isChanging: change.isPending,
    failure: change.error && errorText(change.error, '잠시 뒤에 다시 시도해 주세요.'),
    submit: () => change.mutate(),
  };
}

export type OptionChange = ReturnType<typeof useOptionChange>;
