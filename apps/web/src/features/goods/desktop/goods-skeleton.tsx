import { Grid } from '@mall/ui/grid';
import { Page } from '@mall/ui/page';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import styles from './goods.module.css';

/** The skeleton of a product's page. */
export function GoodsSkeleton() {
  return (
    <Page aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <div className={styles.place} />
      <Grid columns="minmax(0, 580px) minmax(440px, 1fr)" align="start" gap={56}>
        <Skeleton ratio={1} shape="tile" />
        <Stack gap={16}>
          <Skeleton width={80} height={20} />
          <Skeleton width="80%" height={36} />
          <Skeleton width="50%" height={18} />
          <Skeleton width="45%" height={44} />
          <Skeleton height={90} />
          <Skeleton height={120} />
          <Skeleton height={60} />
        </Stack>
      </Grid>
    </Page>
  );
}
