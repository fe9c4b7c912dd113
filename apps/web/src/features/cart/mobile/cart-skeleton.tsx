import { Skeleton } from '@mall/ui/skeleton';
import { Stack } from '@mall/ui/stack';

/** A basket's skeleton. */
export function CartSkeleton() {
  return (
    <Stack gap={16} padding="16 20" aria-busy="true">
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      <Skeleton width={120} height={22} />
      <Skeleton height={150} />
      <Skeleton height={150} />
      <Skeleton height={200} />
    </Stack>
  );
}
