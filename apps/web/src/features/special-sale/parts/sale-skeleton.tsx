import { Skeleton } from '@mall/ui/skeleton';
import { useDelayedFlag } from '@mall/ui/use-delayed-flag';
import styles from './sale-skeleton.module.css';

/** The skeleton of a sale. */
export function SaleSkeleton() {
  if (!useDelayedFlag(true)) return <div className={styles.room} data-unfinished />;
  return (
    <div className={styles.columns} role="status" aria-label="불러오는 중">
      <Skeleton ratio={1} shape="tile" />
      <div className={styles.boxes}>
        <Skeleton width={80} height={20} />
        <Skeleton width="80%" height={36} />
        <Skeleton width="45%" height={44} />
        <Skeleton height={90} />
        <Skeleton height={140} />
        <Skeleton height={120} />
      </div>
    </div>
  );
}
