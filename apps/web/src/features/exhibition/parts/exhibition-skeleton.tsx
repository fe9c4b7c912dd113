import { Skeleton } from '@mall/ui/skeleton';

/** The skeleton of exhibition banners while they load. */
export function ExhibitionSkeleton({ count, height }: { count: number; height: number }) {
  return (
    <>
      <span className="visually-hidden" role="status">
        불러오는 중이에요
      </span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes without an identity, never moved.
        <Skeleton key={index} height={height} shape="tile" />
      ))}
    </>
  );
}
