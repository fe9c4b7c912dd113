import { useToast } from '@mall/ui/toast-provider';
import { Link } from '@tanstack/react-router';
import { useErrorToast } from '../../lib/browser/use-error-toast.ts';
import { useMallPath } from '../../lib/routing/mall-path.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** One piece of the only option that a product comes in. */
export type Piece = { readonly productNo: string; readonly optionNo: number; readonly name: string };

/** Puts a piece into the basket: a toast with the way there, or why it is not in it. */
export function useQuickAdd({ productNo, optionNo }: Piece) {
  // Toasts are rendered outside of any mall, so the link needs its whole address.
  const path = useMallPath()({ screen: 'cart' });
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useAddToCart();
  const add = () =>
    mutate(
      { productNo, optionNo, quantity: 1 },
      {
        onSuccess: () => toast({ message: '장바구니에 담았어요', action: <Link to={path}>장바구니 보기</Link> }),
        onError: (error) => showError(error),
      },
    );
  return { add, isPending };
}
