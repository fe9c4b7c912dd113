import { formatNumber, formatWon } from '@mall/domain/money';
import { Section } from '@mall/ui/section';
import { Text } from '@mall/ui/text';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { type CartModel, useCart } from '../model/use-cart.ts';
import { CartGroup } from '../parts/cart-group.tsx';
import { CartSums } from '../parts/cart-sums.tsx';
import { CartTools } from '../parts/cart-tools.tsx';
import { Companions } from '../parts/companions.tsx';
import { EmptyCart } from '../parts/empty-cart.tsx';
import { GoneLines } from '../parts/gone-lines.tsx';
import { KeepingNote } from '../parts/keeping-note.tsx';
import { OrderButton } from '../parts/order-button.tsx';
import { useUndoToast } from '../parts/use-undo-toast.tsx';
import styles from './cart.module.css';
import { CartLineRow } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';

/** The basket on the mobile site; the bar above has its title. */
export function CartPage() {
  const cart = useCart(useUndoToast());
  if (cart.isPending) return <CartSkeleton />;
  if (cart.error) return <ErrorNotice error={cart.error} onRetry={cart.retry} />;
  return <Basket cart={cart} />;
}

function Basket({ cart }: { cart: CartModel }) {
  const { view } = cart;
  if (!view) return null;
  if (view.groups.length === 0 && view.gone.length === 0) return <EmptyCart />;
  return (
    <div className={styles.page}>
      <CartTools cart={cart} view={view} />
      {view.groups.map((group) => (
        <CartGroup key={group.key} group={group} actions={cart} row={CartLineRow} />
      ))}
      <GoneLines lines={view.gone} actions={cart} row={CartLineRow} />
      <Section title="결제 예정 금액" gap={16} className={styles.sums}>
        <CartSums view={view} />
      </Section>
      <Companions view={view} device="mobile" />
      <div className={styles.note}>
        <KeepingNote />
      </div>
      <div className={styles.bar}>
        <OrderButton cart={cart} view={view} size="lg">
          {formatWon(view.sums.total)} 주문하기{' '}
          <Text as="span" weight="medium">
            {formatNumber(view.selected.length)}개
          </Text>
        </OrderButton>
      </div>
    </div>
  );
}
