import { Grid } from '@mall/ui/grid';
import { Skeleton } from '@mall/ui/skeleton';
import styles from './order.module.css';

/** An order's skeleton. */
export function OrderSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width={160} height={36} />
      <Skeleton shape="tile" height={210} />
      <Skeleton width={120} height={28} />
      <Skeleton shape="tile" height={280} />
      <Grid columns="repeat(auto-fit, minmax(min(100%, 300px), 1fr))" gap={20} marginTop={24}>
        <Skeleton shape="tile" height={320} />
        <Skeleton shape="tile" height={320} />
      </Grid>
    </div>
  );
}
