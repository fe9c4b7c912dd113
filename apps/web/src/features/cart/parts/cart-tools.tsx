import { Button } from '@mall/ui/button';
import { Checkbox } from '@mall/ui/checkbox';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import type { CartView } from '../model/cart-view.ts';
import type { CartModel } from '../model/use-cart.ts';
import styles from './cart-tools.module.css';

type Props = { cart: CartModel; view: CartView };

/** Selects everything that can be ordered, and removes selected or unavailable lines. */
export function CartTools({ cart, view }: Props) {
  const { orderable, selected, gone } = view;
  return (
    <Row align="center" justify="between" gap={12} className={styles.tools}>
      <Checkbox
        checked={cart.isAllSelected}
        isMixed={selected.length > 0 && !cart.isAllSelected}
        disabled={orderable.length === 0}
        onChange={cart.toggleAll}
      >
        <Text as="span" weight="semibold">
          전체선택{' '}
          <span className={styles.count}>
            {selected.length}/{orderable.length}
          </span>
        </Text>
      </Checkbox>
      <Row gap={16} className={styles.removal}>
        <Button variant="text" disabled={selected.length === 0} onClick={() => cart.remove(selected)}>
          선택 삭제
        </Button>
        {gone.length > 0 && (
          <Button variant="text" onClick={() => cart.remove(gone)}>
            품절 삭제
          </Button>
        )}
      </Row>
    </Row>
  );
}
