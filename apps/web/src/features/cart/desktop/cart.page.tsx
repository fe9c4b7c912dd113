import { formatNumber } from '@mall/domain/money';
import { Grid } from '@mall/ui/grid';
import { Page } from '@mall/ui/page';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { OrderSteps } from '../../../entities/order/order-steps.tsx';
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

/** The basket on the desktop site. */
export function CartPage() {
  const cart = useCart(useUndoToast());
  return (
    <Page>
      <Row align="end" justify="between" paddingTop={44} paddingInline={0} paddingBottom={26}>
        <Text as="h1" variant="screen">
          장바구니
        </Text>
        <OrderSteps current="cart" />
      </Row>
      {cart.isPending && <CartSkeleton />}
      {cart.error && <ErrorNotice error={cart.error} onRetry={cart.retry} />}
      <Basket cart={cart} />
    </Page>
  );
}

function Basket({ cart }: { cart: CartModel }) {
  const { view } = cart;
  if (!view) return null;
  if (view.groups.length === 0 && view.gone.length === 0) return <EmptyCart />;
  return (
    <>
      <Grid columns="minmax(0, 1fr) 360px" align="start" gap={40}>
        <div>
          <CartTools cart={cart} view={view} />
          {view.groups.map((group) => (
            <CartGroup key={group.key} group={group} actions={cart} row={CartLineRow} />
          ))}
          <GoneLines lines={view.gone} actions={cart} row={CartLineRow} />
          <KeepingNote />
        </div>
        <aside className={styles.side} aria-label="결제 예정 금액">
          <div className={styles.box}>
            <Text as="h2" variant="block" marginBottom={18}>
              결제 예정 금액
            </Text>
            <CartSums view={view} />
            <div className={styles.order}>
              <OrderButton cart={cart} view={view} size="xl">
                {formatNumber(view.selected.length)}개 상품 주문하기
              </OrderButton>
            </div>
          </div>
        </aside>
      </Grid>
      <Companions view={view} device="pc" />
    </>
  );
}
