import type { GoodsCard as Goods } from '@mall/contracts/goods';
import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import Plus from 'lucide-react/icons/plus';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { SectionHead } from '../../../components/page/section-head.tsx';
import { StillToCome } from '../../../components/page/still-to-come.tsx';
import { useQuickAdd } from '../../../entities/cart/use-quick-add.tsx';
import { GoodsCard } from '../../../entities/product/goods-card.tsx';
import type { CartView } from '../model/cart-view.ts';
import { useCompanions } from '../model/use-companions.ts';
import styles from './companions.module.css';

type Props = { view: CartView; device: 'pc' | 'mobile' };

/** 함께 담으면 좋은 상품: shown only if there are some. */
export function Companions({ view, device }: Props) {
  const { companions, isLoading } = useCompanions(view);
  if (isLoading) return <StillToCome />;
  if (companions.length === 0) return null;
  return (
    <section className={styles.section} data-device={device} aria-label="함께 담으면 좋은 상품">
      <SectionHead title="함께 담으면 좋은 상품" />
      <ul className={styles.list}>
        {companions.map((goods) => (
          <li key={goods.goodsGroupNo}>
            <GoodsCard goods={goods} hasQuickAdd={false} />
            <AddButton {...goods} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** With several options the choice is on the product's page; a single option is added from its card, or here. */
function AddButton({ goodsGroupNo, name, onlyOptionNo }: Goods) {
  if (onlyOptionNo === null) {
    return (
      <Button size="sm" block aria-label={`${name} 옵션 선택`} render={<ScreenLink {...productTarget(goodsGroupNo)} />}>
        옵션 선택
      </Button>
    );
  }
  return <AddOnePiece productNo={goodsGroupNo} optionNo={onlyOptionNo} name={name} />;
}

type Piece = { productNo: string; optionNo: number; name: string };

function AddOnePiece({ productNo, optionNo, name }: Piece) {
  const { add, isPending } = useQuickAdd();
  const put = () => add({ productNo, optionNo, quantity: 1 });
  return (
    <Button size="sm" block aria-label={`${name} 담기`} isLoading={isPending} onClick={put}>
      <Plus size={16} strokeWidth={1.75} aria-hidden /> 담기
    </Button>
  );
}
