import { Grid } from '@mall/ui/grid';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';

/** A basket's skeleton. */
export function CartSkeleton() {
  return (
    <Grid columns="minmax(0, 1fr) 360px" align="start" gap={40} aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <Stack gap={16}>
        <Skeleton width={120} height={22} />
        <Skeleton height={420} />
        <Skeleton height={240} />
      </Stack>
      <Skeleton height={320} />
    </Grid>
  );
}
