import type { GoodsCard } from '@mall/contracts/goods';
import { showsCart } from '@mall/domain/access-matrix';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { Later } from '../../components/panel/later.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import styles from './quick-add.module.css';
import { useQuickAdd } from './use-quick-add.tsx';

const fetchPanel = () => import('./quick-add-panel.tsx');

type Props = { goods: Pick<GoodsCard, 'goodsGroupNo' | 'name' | 'onlyOptionNo' | 'isSoldOut'> };

/** Adds to the basket from a card: for viewers with a basket and products in stock. */
export function QuickAdd({ goods }: Props) {
  const { mall } = useMall();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn || !showsCart(mall) || goods.isSoldOut) return null;
  return <AddButton goods={goods} />;
}

/** 담기 on a product's picture; a product with several options is chosen in a panel first. */
function AddButton({ goods: { goodsGroupNo: productNo, name, onlyOptionNo: optionNo } }: Props) {
  const { add, isPending } = useQuickAdd();
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  const press = () => (optionNo === null ? setChoosing(true) : add({ productNo, optionNo, quantity: 1 }));
  return (
    <>
      <div className={styles.picture}>
        <button
          type="button"
          className={styles.add}
          aria-label={`${name} 담기`}
          aria-busy={isPending}
          onClick={() => !isPending && press()}
        >
          <ShoppingBag size={20} strokeWidth={1.75} aria-hidden />
        </button>
      </div>
      {isChoosing && (
        <Later name="quick-add-panel" fetchPart={fetchPanel} onMissing={close}>
          {({ QuickAddPanel }) => <QuickAddPanel {...{ productNo, name }} onClose={close} />}
        </Later>
      )}
    </>
  );
}
