import type { CartLine } from '@mall/contracts/cart-lines';
import { formatWon } from '@mall/domain/money';
import Package from 'lucide-react/icons/package';
import Truck from 'lucide-react/icons/truck';
import type { ComponentType } from 'react';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { CartGroup as Group } from '../model/cart-view.ts';
import { groupWords } from '../model/cart-words.ts';
import type { LineActions } from '../model/use-cart.ts';
import styles from './cart-group.module.css';
import { FreeProgress } from './free-progress.tsx';

/** How a site shows a line of the basket. */
export type LineRow = ComponentType<{ line: CartLine; actions: LineActions }>;
type Props = { group: Group; actions: LineActions; row: LineRow };

/** Lines that are delivered together, and the price of the selected ones with their delivery. */
export function CartGroup({ group, actions, row: Row }: Props) {
  const { device } = useMall();
  const { title, note } = groupWords(group);
  const Icon = group.usualFee === 0 ? Truck : Package;
  return (
    <section className={styles[device]} aria-label={`${title}, ${note}`}>
      <div className={styles.head}>
        <h2>
          <Icon size={18} strokeWidth={1.75} aria-hidden />
          {title}
        </h2>
        <span>{note}</span>
      </div>
      <ul>
        {group.lines.map((line) => (
          <Row key={`${line.productNo} ${line.optionNo}`} line={line} actions={actions} />
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
