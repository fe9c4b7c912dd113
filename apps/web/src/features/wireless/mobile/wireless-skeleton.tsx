import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';

/** The skeleton of a phone. */
export function WirelessSkeleton() {
  return (
    <Stack gap={16} aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <Skeleton ratio={1} />
      <Stack gap={14} padding="8 20">
        <Skeleton width="60%" height={32} />
        <Skeleton width="80%" height={20} />
        <Skeleton width="50%" height={34} />
        <Skeleton height={120} shape="tile" />
        <Skeleton height={240} shape="tile" />
      </Stack>
    </Stack>
  );
}
