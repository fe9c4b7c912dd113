import type { CartItem } from '@mall/contracts/cart';
import { type CartLine, changeCart } from '@mall/contracts/cart-lines';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey } from '../../../entities/cart/cart.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { orderSheetQuery } from '../api/order-sheet.query.ts';
import { type Purchase, targetWith } from './purchase.ts';
import { itemOf, withQuantity } from './sheet-view.ts';

/** Another quantity of a line: in the address for items named there, otherwise in the basket. */
export function useLineChange(purchase: Purchase) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (line: CartItem) => call(changeCart, { body: { lines: [itemOf(line)] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: cartKey }),
    onError: (error) => showAlert({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.') }),
    onSettled: () => queryClient.invalidateQueries(orderSheetQuery({ items: undefined })),
  });
  const change = (line: CartLine, quantity: number) => {
    if (!purchase.items) return mutate({ ...line, quantity });
    const changed = withQuantity(purchase.items, line, quantity);
    void navigate(targetWith(purchase, changed), { replace: true, resetScroll: false });
  };
  return { change, isChanging: isPending };
}
