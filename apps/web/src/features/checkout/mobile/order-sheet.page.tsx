import type { CartItem } from '@mall/contracts/cart';
import type { OrderSheet } from '@mall/contracts/order';
import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Skeleton } from '@mall/ui/skeleton';
import { useDelayedFlag } from '@mall/ui/use-delayed-flag';
import { ErrorNotice } from '../../../components/error-notice.tsx';
import { useCheckout } from '../model/use-checkout.ts';
import { useOrderSheet } from '../model/use-order-sheet.ts';
import { NothingToOrder } from '../parts/nothing-to-order.tsx';
import { OrderBlocks } from '../parts/order-blocks.tsx';
import { OrderCheck, OrderNotes } from '../parts/order-check.tsx';
import { OrderSums } from '../parts/order-sums.tsx';
import { PayButton } from '../parts/pay-button.tsx';
import styles from './order-sheet.module.css';

type Props = {
  /** Bought one by one; without them the basket's selection is ordered. */
  items: readonly CartItem[] | undefined;
};

/** The order page of the mobile site; the bar above holds its title. */
export function OrderSheetPage({ items }: Props) {
  const { sheet, isPending, isEmpty, error, retry } = useOrderSheet(items);
  if (isPending) return <Boxes />;
  if (isEmpty) return <NothingToOrder />;
  if (sheet) return <Sheet sheet={sheet} items={items} />;
  return <ErrorNotice error={error} onRetry={retry} />;
}

function Sheet({ sheet, items }: Props & { sheet: OrderSheet }) {
  const checkout = useCheckout(sheet, items);
  return (
    <div className={styles.page}>
      <OrderBlocks checkout={checkout} items={items} panel={BottomSheet} methodColumns={2} />
      <section className={styles.sums} aria-label="결제 금액">
        <h2>결제 금액</h2>
        <OrderSums view={checkout.view} />
        <OrderCheck view={checkout.view} />
        <OrderNotes />
      </section>
      <div className={styles.bar}>
        <PayButton checkout={checkout} />
      </div>
    </div>
  );
}

function Boxes() {
  if (!useDelayedFlag(true)) return null;
  return (
    <div className={styles.boxes} role="status" aria-label="불러오는 중">
      <Skeleton height={120} />
      <Skeleton height={180} />
      <Skeleton height={240} />
    </div>
  );
}
