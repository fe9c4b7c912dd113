import { Skeleton } from '@mall/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { TitledPage } from '../../../components/page/titled-page.tsx';
import { BuyBar } from '../../../entities/cart/buy-bar.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { ReviewSummary } from '../../../entities/customer-review/review-summary.tsx';
import { reviewSummaryQuery } from '../../../entities/customer-review/reviews.query.ts';
import { goodsQuery } from '../../../entities/goods/goods.query.ts';
import { ProductLine } from '../../../entities/product/product-line.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { PhotoWall } from '../parts/photo-wall.tsx';
import { ReviewList } from '../parts/review-list.tsx';

/** All reviews of a product. */
export function GoodsReviewsPage({ goodsNo, address }: ScreenProps<'goodsReviews'>) {
  const goods = useQuery(goodsQuery(goodsNo));
  const summary = useQuery(reviewSummaryQuery(goodsNo));
  usePageTitle(goods.data && `${goods.data.card.name} 후기`);
  if (isApiError(goods.error, '4042')) return <NotFoundPage />;
  const error = goods.error ?? summary.error;
  return (
    <TitledPage title="후기" kind="shop" tools={<CartLink />} foot={goods.data && <BuyBar goods={goods.data} />}>
      {error && <ErrorNotice error={error} onRetry={() => void Promise.all([goods.refetch(), summary.refetch()])} />}
      {!error && !(goods.data && summary.data) && <Skeleton height={320} />}
      {goods.data && summary.data && (
        <>
          <ProductLine card={goods.data.card} />
          <ReviewSummary summary={summary.data} />
          <PhotoWall productNo={goodsNo} count={summary.data.picturedCount} />
          <ReviewList goods={goods.data} address={address} />
        </>
      )}
    </TitledPage>
  );
}
