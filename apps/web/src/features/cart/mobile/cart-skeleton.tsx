import { Skeleton } from '@mall/ui/skeleton';
import styles from './cart.module.css';

/** A basket's skeleton. */
export function CartSkeleton() {
  return (
    <div className={styles.boxes} aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <Skeleton width={120} height={22} />
      <Skeleton height={150} />
      <Skeleton height={150} />
      <Skeleton height={200} />
    </div>
  );
}
