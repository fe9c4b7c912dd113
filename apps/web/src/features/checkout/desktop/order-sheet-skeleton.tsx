import { Grid } from '@mall/ui/grid';
import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';
import { useDelayedFlag } from '@mall/ui/use-delayed-flag';
import { StillToCome } from '../../../components/page/still-to-come.tsx';

/** An order page's skeleton. */
export function OrderSheetSkeleton() {
  if (!useDelayedFlag(true)) return <StillToCome />;
  return (
    <Grid columns="minmax(0, 1fr) 360px" align="start" gap={40} role="status" aria-label="불러오는 중">
      <Stack gap={24}>
        <Skeleton width={100} height={28} />
        <Skeleton height={120} />
        <Skeleton height={180} />
        <Skeleton height={240} />
      </Stack>
      <Skeleton height={420} />
    </Grid>
  );
}
