import type { CartItem } from '@mall/contracts/cart';
import { orderSheetTarget } from '@mall/domain/order-items';
import { useToast } from '@mall/ui/toast-provider';
import { Link } from '@tanstack/react-router';
import { useErrorToast } from '../../lib/browser/use-error-toast.ts';
import { useMallPath } from '../../lib/routing/mall-path.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Adds one piece to the basket from a list: a toast with a link to order it directly, or the reason why it was not added. */
export function useQuickAdd(onDone?: () => void) {
  // Toasts are rendered outside of any mall, so the link needs a complete address.
  const path = useMallPath()(orderSheetTarget());
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useAddToCart();
  const add = (item: CartItem) =>
    mutate(item, {
      onSuccess: () => {
        toast({ message: '장바구니에 담았어요', action: <Link to={path}>주문하기</Link> });
        onDone?.();
      },
      onError: (error) => showError(error),
    });
  return { add, isPending };
}
