import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { Later } from '../../components/panel/later.tsx';
import styles from './quick-add.module.css';
import { useQuickAdd } from './use-quick-add.tsx';

const fetchPanel = () => import('./quick-add-panel.tsx');

type Props = {
  readonly productNo: string;
  /** Null when it comes in several forms. */
  readonly optionNo: number | null;
  readonly name: string;
};

/** 담기 on a product's picture; what comes in several forms is chosen on a panel first. */
export function QuickAddButton({ productNo, optionNo, name }: Props) {
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
