import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import styles from './subscription.module.css';

/** The skeleton of a mobile subscription product's page. */
export function SubscriptionSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <Skeleton ratio={1} />
      <Stack gap={14} padding="22 20">
        <Skeleton width={70} height={18} />
        <Skeleton width="80%" height={28} />
        <Skeleton width="50%" height={40} />
        <Skeleton height={96} />
        <Skeleton height={96} />
      </Stack>
    </div>
  );
}
