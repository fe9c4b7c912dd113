import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import styles from './quick-add.module.css';
import { QuickAddPanel } from './quick-add-panel.tsx';
import { useQuickAdd } from './use-quick-add.tsx';

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
      {isChoosing && <QuickAddPanel {...{ productNo, name }} onClose={() => setChoosing(false)} />}
    </>
  );
}
