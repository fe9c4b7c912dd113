import { formatWon } from '@mall/domain/money';
import { Quantity } from '@mall/ui/quantity';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import styles from './chosen-quantity.module.css';

type Props = {
  readonly name: string;
  readonly quantity: number;
  readonly maximum: number;
  readonly onChange: (quantity: number) => void;
  /** In whole won, for all pieces. */
  readonly total: number;
  /** Shown beside it, whatever is chosen. */
  readonly note?: string;
  /** Shown when no more can be chosen. */
  readonly limit?: string;
  /** There is no larger total below. */
  readonly isWholeSum?: boolean;
};

/** The chosen option, its quantity and price. */
export function ChosenQuantity({ name, quantity, maximum, onChange, total, note, limit, isWholeSum = false }: Props) {
  return (
    <div className={styles.chosen}>
      <Text weight="semibold">{name}</Text>
      <Row align="center" justify="between" gap={12} marginTop={12} className={styles.line}>
        <Quantity label={`${name} 수량`} value={quantity} max={maximum} onChange={onChange} />
        <b className={isWholeSum ? styles.large : undefined} aria-live={isWholeSum ? 'polite' : undefined}>
          {formatWon(total)}
        </b>
      </Row>
      {note && (
        <Text variant="caption" tone="muted" marginTop={8}>
          {note}
        </Text>
      )}
      {quantity === maximum && limit && (
        <Text variant="caption" tone="muted" marginTop={8}>
          {limit}
        </Text>
      )}
    </div>
  );
}
