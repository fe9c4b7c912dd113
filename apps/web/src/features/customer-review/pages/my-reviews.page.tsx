import { Skeleton } from '@mall/ui/skeleton';
import { TabLinks } from '@mall/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { TitledPage } from '../../../components/page/titled-page.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { ownReviewsQuery, reviewableLinesQuery } from '../model/own-reviews.query.ts';
import { NoReviews, OwnReviewRow, ReviewableRow } from '../parts/own-review-rows.tsx';

/** My Shop: what may be reviewed, and the member's reviews. */
export function MyReviewsPage({ address: { tab, page = 1 } }: ScreenProps<'myReviews'>) {
  usePageTitle('상품 후기');
  const waiting = useQuery(reviewableLinesQuery(tab ? 1 : page));
  const written = useQuery(ownReviewsQuery(tab ? page : 1));
  const shown = tab ? written : waiting;
  const tabs = [
    { value: 'waiting', label: '작성할 후기', search: {}, count: waiting.data?.total },
    { value: 'written', label: '내 후기', search: { tab: 'written' as const }, count: written.data?.total },
  ];
  return (
    <TitledPage title="상품 후기">
      <TabLinks
        label="후기"
        value={tab ?? 'waiting'}
        items={tabs.map(({ search, count, ...one }) => ({
          ...one,
          ...(count !== undefined && { count }),
          render: <ScreenLink screen="myReviews" search={search} replace isExact />,
        }))}
      />
      <Listed list={shown} page={page} tab={tab}>
        {tab
          ? written.data?.reviews.map((review) => <OwnReviewRow key={review.reviewNo} review={review} />)
          : waiting.data?.lines.map((line) => <ReviewableRow key={`${line.orderNo}-${line.lineNo}`} line={line} />)}
      </Listed>
    </TitledPage>
  );
}

type Listing = {
  readonly data: { readonly total: number; readonly pageSize: number } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
};
type Props = { list: Listing; page: number; tab: 'written' | undefined; children: ReactNode };

function Listed({ list: { data, error, refetch }, page, tab, children }: Props) {
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} />;
  if (data.total === 0) return <NoReviews isWritten={tab !== undefined} />;
  return (
    <>
      <ul>{children}</ul>
      <PageLinks
        page={page}
        pageCount={Math.ceil(data.total / data.pageSize)}
        toPage={(to) => ({ screen: 'myReviews', search: { tab, page: to } })}
      />
    </>
  );
}
