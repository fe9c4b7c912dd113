import type { OrderSheet } from '@mall/contracts/order';
import { readOrderItems } from '@mall/domain/order-items';
import { Section } from '@mall/ui/section';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { useDelayedFlag } from '@mall/ui/use-delayed-flag';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { StillToCome } from '../../../components/page/still-to-come.tsx';
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

type Props = { purchase: Purchase };

/** The order page of the mobile site. */
export function OrderSheetPage({ address }: ScreenProps<'orderSheet'>) {
  const isGift = address.gift === 'Y';
  return (
    <>
      <PageTopBar title={isGift ? '선물하기' : '주문·결제'} />
      <Purchased purchase={{ items: readOrderItems(address.items), isGift }} />
    </>
  );
}

/** The same for a special sale; the bar above has its title. */
export function SaleOrderPage({ saleNo, item }: ScreenProps<'saleOrder'>) {
  const items = readOrderItems(item);
  return items ? <Purchased purchase={{ saleNo, items }} /> : <NotFoundPage />;
}

function Purchased({ purchase }: Props) {
  const { sheet, isPending, isEmpty, reason, error, retry } = useOrderSheet(purchase);
  if (isPending) return <Boxes />;
  if (isEmpty) return <NothingToOrder saleNo={purchase.saleNo} reason={reason} />;
  if (sheet) return <Sheet sheet={sheet} purchase={purchase} />;
  return <ErrorNotice error={error} onRetry={retry} />;
}

function Sheet({ sheet, purchase }: Props & { sheet: OrderSheet }) {
  const checkout = useCheckout(sheet, purchase);
  return (
    <div className={styles.page}>
      <OrderBlocks checkout={checkout} purchase={purchase} methodColumns={2} />
      <Section title="결제 금액" gap={16} className={styles.sums}>
        <OrderSums view={checkout.view} />
        <OrderCheck view={checkout.view} purchase={purchase} />
        <OrderNotes />
      </Section>
      <div className={styles.bar}>
        <PayButton checkout={checkout} />
      </div>
    </div>
  );
}

function Boxes() {
  if (!useDelayedFlag(true)) return <StillToCome />;
  return (
    <Stack gap={16} padding="16 20" role="status" aria-label="불러오는 중">
      <Skeleton height={120} />
      <Skeleton height={180} />
      <Skeleton height={240} />
    </Stack>
  );
}
