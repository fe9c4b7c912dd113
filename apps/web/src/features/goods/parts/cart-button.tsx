import type { CartItem } from '@mall/contracts/cart';
import { Button } from '@mall/ui/button';
import { useToast } from '@mall/ui/toast-provider';
import { Link } from '@tanstack/react-router';
import { useAddToCart } from '../../../entities/cart/use-add-to-cart.ts';
import { useErrorToast } from '../../../lib/browser/use-error-toast.ts';
import { useMallPath } from '../../../lib/routing/mall-path.ts';

type Props = { item: CartItem; size: 'lg' | 'xl' };

/** 장바구니: a toast that the item is in the basket, with a link to it, or why it is not. */
export function CartButton({ item, size }: Props) {
  // Toasts are rendered outside of any mall, so the link needs a complete address.
  const path = useMallPath()({ screen: 'cart' });
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useAddToCart();
  const add = () =>
    mutate(item, {
      onSuccess: () => toast({ message: '장바구니에 담았어요', action: <Link to={path}>보러 가기</Link> }),
      onError: (error) => showError(error),
    });
  return (
    <Button variant="weak" size={size} block isLoading={isPending} onClick={add}>
      장바구니
    </Button>
  );
}
