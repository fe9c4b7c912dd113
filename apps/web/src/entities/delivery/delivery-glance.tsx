import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { formatWon } from '@mall/domain/money';
import Truck from 'lucide-react/icons/truck';
import { arrivalText, orderByText } from '../arrival/arrival-words.ts';
import { useNextArrival } from '../arrival/use-next-arrival.ts';
import styles from './delivery-glance.module.css';
import { deliveryNoteOf, deliveryWay } from './delivery-promise.ts';
import { feeOf } from './delivery-words.ts';

type Props = { goods: GoodsDetail; total: number };

/** When what is chosen arrives and what that costs, at a glance; how it comes, where no day is promised. */
export function DeliveryGlance({ goods, total }: Props) {
  const { way, promise } = deliveryWay(goods.deliveryMethod, deliveryNoteOf(goods.card));
  const next = useNextArrival(goods.card);
  const fee = feeOf(goods, total);
  const details = [
    next ? `${orderByText(next.arrival, next.now)} 주문` : promise,
    fee === 0 ? '무료배송' : `배송비 ${formatWon(fee)}`,
  ];
  return (
    <div className={styles.glance}>
      <Truck size={20} strokeWidth={1.75} aria-hidden />
      <p>
        <b>{next ? arrivalText(next.arrival, next.now) : way}</b>
        {details.filter((words) => words !== '').join(' · ')}
      </p>
    </div>
  );
}
