import { formatWon } from '@mall/domain/money';
import Package from 'lucide-react/icons/package';
import Truck from 'lucide-react/icons/truck';
import type { CartGroup as Group } from '../model/cart-view.ts';
import { groupWords } from '../model/cart-words.ts';
import type { LineActions } from '../model/use-cart.ts';
import { FreeProgress } from '../parts/free-progress.tsx';
import styles from './cart-group.module.css';
import { CartLineRow } from './cart-line.tsx';

type Props = { group: Group; actions: LineActions };

/** Lines that travel together, and what those selected cost with their delivery. */
export function CartGroup({ group, actions }: Props) {
  const { title, note } = groupWords(group);
  const Icon = group.usualFee === 0 ? Truck : Package;
  return (
    <section className={styles.group} aria-label={`${title}, ${note}`}>
      <div className={styles.head}>
        <h2>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {title}
        </h2>
        <span>{note}</span>
      </div>
      <ul>
        {group.lines.map((line) => (
          <CartLineRow key={`${line.productNo} ${line.optionNo}`} line={line} actions={actions} />
        ))}
      </ul>
      <div className={styles.foot}>
        <FreeProgress group={group} />
        <p>
          상품 {formatWon(group.goodsAmount)} + 배송비 {formatWon(group.fee)} ={' '}
          <b>{formatWon(group.goodsAmount + group.fee)}</b>
        </p>
      </div>
    </section>
  );
}
