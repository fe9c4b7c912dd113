import { Skeleton } from '@mall/ui/skeleton';
import styles from './wireless-detail.module.css';

/** The skeleton of a phone. */
export function WirelessSkeleton() {
  return (
    <div className={`${styles.wrap} ${styles.skeleton}`} aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <Skeleton ratio={1} shape="tile" />
      <div className={styles.skeletonLines}>
        <Skeleton width="60%" height={40} />
        <Skeleton width="80%" height={22} />
        <Skeleton height={120} shape="tile" />
        <Skeleton height={120} shape="tile" />
        <Skeleton height={240} shape="tile" />
      </div>
    </div>
  );
}
