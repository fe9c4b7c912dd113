import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Empty, Failure, RowSkeleton } from './states.tsx';

type Paged = { readonly next?: string | undefined };
type Asking = { readonly query: { readonly cursor?: string }; readonly signal: AbortSignal };
type Props<Page extends Paged, Row> = {
  readonly queryKey: QueryKey;
  readonly read: (asking: Asking) => Promise<Page>;
  readonly rowsOf: (page: Page) => readonly Row[];
  /** The object of an error message: 원장을. */
  readonly what: string;
  /** Shown when nothing has happened yet. */
  readonly nothing: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** The history of a thing, the latest first: one page, and earlier ones on request. */
export function Past<Page extends Paged, Row>({ queryKey, read, rowsOf, what, nothing, children }: Props<Page, Row>) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
  if (error && !data) return <Failure error={error} what={what} retry={() => void refetch()} />;
  if (!data) return <RowSkeleton rows={4} columns={3} />;
  const rows = data.pages.flatMap(rowsOf);
  if (rows.length === 0) return <Empty title={nothing} />;
  return (
    <>
      {children(rows)}
      {hasNextPage && (
        <Button size="sm" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          이전 기록 더 보기
        </Button>
      )}
    </>
  );
}
