import { Skeleton } from '@mall/ui/skeleton';
import styles from './order.module.css';

/** An order's skeleton. */
export function OrderSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width={220} height={20} />
      <Skeleton width={200} height={30} />
      <Skeleton shape="tile" height={64} />
      <Skeleton shape="tile" height={44} />
      <Skeleton shape="tile" height={240} />
      <Skeleton shape="tile" height={240} />
    </div>
  );
}
