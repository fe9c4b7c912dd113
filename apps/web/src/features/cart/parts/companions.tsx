import type { Companion } from '@mall/contracts/cart';
import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { useToast } from '@mall/ui/toast-provider';
import Plus from 'lucide-react/icons/plus';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { useAddToCart } from '../../../entities/cart/use-add-to-cart.ts';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import { useErrorToast } from '../../../lib/browser/use-error-toast.ts';
import type { CartView } from '../model/cart-view.ts';
import { useCompanions } from '../model/use-companions.ts';
import styles from './companions.module.css';

type Props = { view: CartView; device: 'pc' | 'mobile' };

/** 함께 담으면 좋은 상품: only where there are some. */
export function Companions({ view, device }: Props) {
  const companions = useCompanions(view);
  if (companions.length === 0) return null;
  return (
    <section className={styles.section} data-device={device} aria-label="함께 담으면 좋은 상품">
      <SectionHead title="함께 담으면 좋은 상품" />
      <ul className={styles.list}>
        {companions.map((companion) => (
          <li key={companion.card.goodsGroupNo}>
            <GoodsCard goods={companion.card} />
            <AddButton {...companion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Adds a piece; with several options, leads to the product. */
function AddButton({ card: { goodsGroupNo: productNo, name }, onlyOptionNo: optionNo }: Companion) {
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useAddToCart();
  if (optionNo === null) {
    return (
      <Button size="sm" block aria-label={`${name} 옵션 선택`} render={<ScreenLink {...productTarget(productNo)} />}>
        옵션 선택
      </Button>
    );
  }
  const add = () =>
    mutate(
      { productNo, optionNo, quantity: 1 },
      {
        onSuccess: () => toast({ message: '장바구니에 담았어요' }),
        onError: (error) => showError(error),
      },
    );
  return (
    <Button size="sm" block aria-label={`${name} 담기`} isLoading={isPending} onClick={add}>
      <Plus size={16} strokeWidth={1.75} aria-hidden /> 담기
    </Button>
  );
}
