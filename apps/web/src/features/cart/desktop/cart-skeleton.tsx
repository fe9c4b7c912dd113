import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import styles from './cart.module.css';

/** A basket's skeleton. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <Stack gap={16}>
        <Skeleton width={120} height={22} />
        <Skeleton height={420} />
        <Skeleton height={240} />
      </Stack>
      <Skeleton height={320} />
    </div>
  );
}
