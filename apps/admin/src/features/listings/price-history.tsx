import { listListingPrices } from '@mall/contracts/office/listings';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Toned } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Empty, Failure, RowSkeleton } from '../../kit/states.tsx';
import { callOffice } from '../../lib/call.ts';
import { fullMoment, momentText } from '../../lib/moments.ts';
import { grouped } from '../../lib/numbers.ts';
import type { ListingPlace } from './listing-words.ts';
import styles from './listings.module.css';

/** Every change of a price: when, from what to what, by whom and why. */
export function PriceHistory({ mallId, productNo }: ListingPlace) {
  const params = { mallId, productNo };
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [listListingPrices.path, params],
    queryFn: ({ pageParam, signal }) =>
      callOffice(
        listListingPrices,
        { params, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
  });
  if (error && !data) return <Failure error={error} what="가격 이력을" retry={() => void refetch()} />;
  if (!data) return <RowSkeleton rows={3} columns={3} />;
  const prices = data.pages.flatMap((page) => page.prices);
  if (prices.length === 0) return <Empty title="진열한 뒤로 가격이 바뀐 적이 없어요" />;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">언제</th>
            <th scope="col">누가, 왜</th>
            <th scope="col">전</th>
            <th scope="col">후</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ changeNo, before, after, by, reason, changedAt }) => (
            <tr key={changeNo}>
              <td>
                <time dateTime={changedAt} title={fullMoment(changedAt)}>
                  {momentText(changedAt)}
                </time>
              </td>
              <td>{[by || '시스템', reason].filter(Boolean).join(' · ')}</td>
              <td>{grouped(before)}</td>
              <td>
                <Toned tone={after < before ? 'err' : 'ok'} isStrong>
                  {grouped(after)}
                </Toned>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <Button size="sm" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          이전 기록 더 보기
        </Button>
      )}
    </>
  );
}
