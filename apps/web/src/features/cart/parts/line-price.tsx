import type { CartLine } from '@mall/contracts/cart-lines';
import { formatWon } from '@mall/domain/money';
import { Price } from '@mall/ui/price';
import { Text } from '@mall/ui/text';
import styles from './line-price.module.css';

/** The price of the line's pieces, and of one piece if there are more. */
export function LinePrice({ line: { unitPrice, marketPrice, quantity } }: { line: CartLine }) {
  return (
    <div className={styles.price}>
      <Price size="sm" amount={unitPrice * quantity} marketAmount={marketPrice && marketPrice * quantity} />
      {quantity > 1 && (
        <Text variant="small" tone="muted" tabular>
          1개 {formatWon(unitPrice)}
        </Text>
      )}
    </div>
  );
}
