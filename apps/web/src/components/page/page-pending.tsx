import { Skeleton } from '@mall/ui/skeleton';
import styles from './page-pending.module.css';

/** Skeleton of a page that is still loading; each page renders its own once its code is there. */
export function PagePending() {
  return (
    <div className={styles.page} role="status" aria-label="불러오는 중">
      <Skeleton shape="tile" height={240} />
      <Skeleton width="40%" height={28} />
      <div className={styles.row}>
        <Skeleton shape="tile" ratio={1} />
        <Skeleton shape="tile" ratio={1} />
        <Skeleton shape="tile" ratio={1} />
        <Skeleton shape="tile" ratio={1} />
      </div>
    </div>
  );
}
