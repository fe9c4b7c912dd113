import type { CartItem } from '@mall/contracts/cart';
import { cartLink } from '@mall/domain/menu-links';
import { Button } from '@mall/ui/button';
import { useToast } from '@mall/ui/toast-provider';
import { Link } from '@tanstack/react-router';
import { errorText } from '../../../lib/api-error.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { useMallPath } from '../../../lib/mall-path.ts';
import { useAddToCart } from '../../../lib/use-add-to-cart.ts';

type Props = { item: CartItem; size: 'lg' | 'xl' };

/** 장바구니: says that the item is in, with the way there, or why it is not. */
export function CartButton({ item, size }: Props) {
  // Toasts are shown outside of any mall, so the link knows its whole address.
  const path = useMallPath()(cartLink(useMall().device));
  const toast = useToast();
  const { mutate, isPending } = useAddToCart();
  const add = () =>
    mutate(item, {
      onSuccess: () => toast({ message: '장바구니에 담았어요', action: <Link to={path}>보러 가기</Link> }),
      onError: (error) => toast({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.'), tone: 'err' }),
    });
  return (
    <Button variant="weak" size={size} block isLoading={isPending} onClick={add}>
      장바구니
    </Button>
  );
}
