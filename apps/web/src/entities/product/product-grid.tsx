import type { GoodsCard as Goods } from '@mall/contracts/goods';
import type { SubscriptionCard as Subscription } from '@mall/contracts/subscription';
import type { WirelessCard as Wireless } from '@mall/contracts/wireless';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { GoodsCard } from './goods-card.tsx';
import styles from './product-grid.module.css';
import { SubscriptionCard } from './subscription-card.tsx';
import { WirelessCard } from './wireless-card.tsx';

type Props = {
  goods?: readonly Goods[];
  phones?: readonly Wireless[];
  subscriptions?: readonly Subscription[];
  /** Renders a button on each card that removes it from the list. */
  onRemove?: (productNo: string) => void;
};

/** Cards in the column beside the My Shop entries, each kind in columns of its own width. */
export function ProductGrid({ goods = [], phones = [], subscriptions = [], onRemove }: Props) {
  return (
    <>
      {phones.length > 0 && (
        <ul className={styles.grid} data-kind="phone">
          {phones.map((phone) => (
            <Cell key={phone.goodsGroupNo} productNo={phone.goodsGroupNo} name={phone.name} onRemove={onRemove}>
              <WirelessCard phone={phone} />
            </Cell>
          ))}
        </ul>
      )}
      {goods.length > 0 && (
        <ul className={styles.grid} data-kind="goods">
          {goods.map((each) => (
            <Cell key={each.goodsGroupNo} productNo={each.goodsGroupNo} name={each.name} onRemove={onRemove}>
              <GoodsCard goods={each} />
            </Cell>
          ))}
        </ul>
      )}
      {subscriptions.length > 0 && (
        <ul className={styles.grid} data-kind="subscription">
          {subscriptions.map((each) => (
            <Cell key={each.subscriptionNo} productNo={each.subscriptionNo} name={each.name} onRemove={onRemove}>
              <SubscriptionCard product={each} />
            </Cell>
          ))}
        </ul>
      )}
    </>
  );
}

type CellProps = Pick<Props, 'onRemove'> & { productNo: string; name: string; children: ReactNode };

function Cell({ productNo, name, onRemove, children }: CellProps) {
  return (
    <li className={styles.cell}>
      {children}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`${name} 목록에서 지우기`}
          onClick={() => onRemove(productNo)}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
          지우기
        </button>
      )}
    </li>
  );
}
