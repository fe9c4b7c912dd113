import type { OrderSheet } from '@mall/contracts/order';
import { readOrderItems } from '@mall/domain/order-items';
import { Grid } from '@mall/ui/grid';
import { Page } from '@mall/ui/page';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { OrderSteps } from '../../../entities/order/order-steps.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import type { Purchase } from '../model/purchase.ts';
import { useCheckout } from '../model/use-checkout.ts';
import { useOrderSheet } from '../model/use-order-sheet.ts';
import { NothingToOrder } from '../parts/nothing-to-order.tsx';
import { OrderBlocks } from '../parts/order-blocks.tsx';
import { OrderCheck, OrderNotes } from '../parts/order-check.tsx';
import { OrderSums } from '../parts/order-sums.tsx';
import { PayButton } from '../parts/pay-button.tsx';
import styles from './order-sheet.module.css';
import { OrderSheetSkeleton } from './order-sheet-skeleton.tsx';

type Props = { purchase: Purchase };

/** The order page of the desktop site. */
export function OrderSheetPage({ address }: ScreenProps<'orderSheet'>) {
  return <Purchased purchase={{ items: readOrderItems(address.items), isGift: address.gift === 'Y' }} />;
}

/** The same for a special sale. */
export function SaleOrderPage({ saleNo, item }: ScreenProps<'saleOrder'>) {
  const items = readOrderItems(item);
  return items ? <Purchased purchase={{ saleNo, items }} /> : <NotFoundPage />;
}

function Purchased({ purchase }: Props) {
  const { sheet, isPending, isEmpty, reason, error, retry } = useOrderSheet(purchase);
  return (
    <Page paddingBottom={96}>
      <Row align="end" justify="between" paddingTop={44} paddingInline={0} paddingBottom={26}>
        <Text as="h1" variant="screen">
          {purchase.isGift ? '선물하기' : '주문·결제'}
        </Text>
        <OrderSteps current="checkout" />
      </Row>
      {isPending && <OrderSheetSkeleton />}
      {isEmpty && <NothingToOrder saleNo={purchase.saleNo} reason={reason} />}
      {error && !isEmpty && <ErrorNotice error={error} onRetry={retry} />}
      {sheet && <Sheet sheet={sheet} purchase={purchase} />}
    </Page>
  );
}

function Sheet({ sheet, purchase }: Props & { sheet: OrderSheet }) {
  const checkout = useCheckout(sheet, purchase);
  return (
    <Grid columns="minmax(0, 1fr) 360px" align="start" gap={40}>
      <OrderBlocks checkout={checkout} purchase={purchase} methodColumns={4} />
      <aside className={styles.side} aria-label="결제 금액">
        <div className={styles.box}>
          <Text as="h2" variant="block" marginBottom={18}>
            결제 금액
          </Text>
          <OrderSums view={checkout.view} />
          <OrderCheck view={checkout.view} purchase={purchase} />
          <div className={styles.submit}>
            <PayButton checkout={checkout} />
          </div>
        </div>
        <OrderNotes />
      </aside>
    </Grid>
  );
}
