import { formatNumber } from '@mall/domain/money';
import { Row } from '@mall/ui/row';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import styles from './list-tools.module.css';

type Props = {
  /** Undefined while loading. */
  total: number | undefined;
  /** The total, if filters leave fewer. */
  all?: number;
  chosenCount?: number;
  /** Opens the filters; a list without filters has no button for them. */
  onFilter?: (() => void) | undefined;
  /** The order of the list. */
  children: ReactNode;
};

/** Above a list on a phone: the number of products, their order, and the number of active filters. */
export function ListTools({ total, all = 0, chosenCount = 0, onFilter, children }: Props) {
  return (
    <Row align="center" justify="between" marginBottom={6} className={styles.bar}>
      <p role="status">
        {total !== undefined && (
          <>
            {total < all && `${formatNumber(all)}개 중 `}
            <b>{formatNumber(total)}</b>개
          </>
        )}
      </p>
      <Row as="span" gap={14}>
        {children}
        {onFilter && (
          <button type="button" className={styles.filter} aria-haspopup="dialog" onClick={onFilter}>
            <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
            필터
            {chosenCount > 0 && (
              <span className={styles.count}>
                {chosenCount}
                <span className="visually-hidden">개 적용</span>
              </span>
            )}
          </button>
        )}
      </Row>
    </Row>
  );
}
