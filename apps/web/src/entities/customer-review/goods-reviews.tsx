import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../components/page/error-notice.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { reviewSummaryQuery, reviewsQuery } from './reviews.query.ts';

const shownReviews = 3;

/** A product's reviews on its page: the tally, and the most helpful ones. */
export function GoodsReviews({ productNo }: { productNo: string }) {
  const summary = useQuery(reviewSummaryQuery(productNo));
  const list = useInfiniteQuery(reviewsQuery(productNo));
  const error = summary.error ?? list.error;
  if (error) return <ErrorNotice error={error} onRetry={() => void Promise.all([summary.refetch(), list.refetch()])} />;
  if (!summary.data || !list.data) return <Skeleton height={160} />;
  const reviews = list.data.pages.flatMap((page) => page.reviews).slice(0, shownReviews);
  return (
    <>
      <ReviewSummary summary={summary.data} />
      {reviews.length === 0 && (
        <Empty title="아직 후기가 없어요" headingLevel={3}>
          구매를 확정하면 첫 후기를 쓸 수 있어요.
        </Empty>
      )}
      {reviews.map((review) => (
        <ReviewItem key={review.reviewNo} review={review} />
      ))}
      {reviews.length > 0 && (
        <Button block size="lg" render={<ScreenLink screen="goodsReviews" goodsNo={productNo} />}>
          후기 모두 보기 <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      )}
    </>
  );
}
