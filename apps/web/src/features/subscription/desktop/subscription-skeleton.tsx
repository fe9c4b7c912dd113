import { Grid } from '@mall/ui/grid';
import { Page } from '@mall/ui/page';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import styles from './subscription.module.css';

/** The skeleton of a subscription product's page. */
export function SubscriptionSkeleton() {
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
          <Skeleton width="45%" height={42} />
          <Skeleton height={96} />
          <Skeleton height={96} />
          <Skeleton height={200} shape="tile" />
          <Skeleton height={60} />
        </Stack>
      </Grid>
    </Page>
  );
}
