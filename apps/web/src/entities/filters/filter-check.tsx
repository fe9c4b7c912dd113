import { formatNumber } from '@mall/domain/money';
import { Checkbox } from '@mall/ui/checkbox';
import { Row } from '@mall/ui/row';
import styles from './filters.module.css';

type Props = { label: string; count?: number | undefined; isOn: boolean; onToggle: () => void };

/** A choice of a filter with the number of products it would leave; disabled if it would leave none. */
export function FilterCheck({ label, count, isOn, onToggle }: Props) {
  return (
    <Row align="center" justify="between" gap={8} className={styles.check}>
      <Checkbox size="sm" checked={isOn} disabled={count === 0 && !isOn} onChange={onToggle}>
        {label}
      </Checkbox>
      {count !== undefined && (
        <span className={styles.count}>
          <span className="visually-hidden">상품 </span>
          {formatNumber(count)}
          <span className="visually-hidden">개</span>
        </span>
      )}
    </Row>
  );
}
