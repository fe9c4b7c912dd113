import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { formatWonPerMonth } from '@mall/domain/money';
import type { SubscriptionAddress } from '@mall/domain/subscription-choice';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Stack } from '@mall/ui/stack';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { FavouriteButton } from '../../../entities/favourite/favourite-button.tsx';
import { DetailBar } from '../../../entities/product/detail-bar.tsx';
import { ProductCarousel } from '../../../entities/product/product-carousel.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { picturesOf } from '../model/subscription-pictures.ts';
import { useSubscriptionChoice } from '../model/use-subscription-choice.ts';
import { useSubscriptionDetail } from '../model/use-subscription-detail.ts';
import { ApplyButton } from '../parts/apply-button.tsx';
import { CancellationTerms } from '../parts/cancellation-terms.tsx';
import { SubscriptionDescription } from '../parts/subscription-description.tsx';
import { SubscriptionHead } from '../parts/subscription-head.tsx';
import { SubscriptionNote } from '../parts/subscription-note.tsx';
import { SubscriptionOptions } from '../parts/subscription-options.tsx';
import { SubscriptionSum } from '../parts/subscription-sum.tsx';
import styles from './subscription.module.css';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';

type Props = { subscriptionNo: string; address: SubscriptionAddress };

/** A subscription product on the mobile site. */
export function SubscriptionPage({ address: { subsNo, ...address } }: ScreenProps<'subscriptionDetail'>) {
  if (subsNo === undefined) return <NotFoundPage />;
  return <Shown subscriptionNo={subsNo} address={address} />;
}

function Shown({ subscriptionNo, address }: Props) {
  const detail = useSubscriptionDetail(subscriptionNo);
  if (detail.isPending) return <SubscriptionSkeleton />;
  if (isApiError(detail.error, '4042')) return <NotFoundPage />;
  if (detail.isError) return <ErrorNotice error={detail.error} onRetry={() => detail.refetch()} />;
  return <Subscription key={subscriptionNo} detail={detail.data} address={address} />;
}

function Subscription({ detail, address }: { detail: SubscriptionDetail; address: SubscriptionAddress }) {
  const chosen = useSubscriptionChoice(detail, address);
  const { card } = detail;
  const isOffered = !card.isSoldOut && chosen.cost !== undefined;
  return (
    <div className={styles.page}>
      <ProductCarousel
        name={card.name}
        pictures={picturesOf(detail)}
        wanted={card.image}
        stickers={card.stickers}
        isSoldOut={card.isSoldOut}
      />
      <div className={styles.head}>
        <SubscriptionHead detail={detail} chosen={chosen} headingLevel={2} />
      </div>
      <SubscriptionOptions detail={detail} chosen={chosen} />
      <Stack gap={16} padding="22 20" className={styles.block}>
        <SubscriptionSum detail={detail} chosen={chosen} />
        <SubscriptionNote />
      </Stack>
      {detail.specifications.length > 0 && (
        <Stack as="section" gap={16} padding="22 20" className={styles.block} aria-label="상품 사양">
          <KeyValueList items={detail.specifications} />
        </Stack>
      )}
      <CancellationTerms terms={detail.cancellationTerms} />
      <SubscriptionDescription detail={detail} />
      <div className={styles.end} />
      <DetailBar
        sum={{
          label: isOffered ? '매달 내는 금액' : '판매 상태',
          amount: isOffered ? formatWonPerMonth(chosen.cost?.monthlyTotal ?? 0) : '품절',
        }}
      >
        <FavouriteButton productNo={card.subscriptionNo} isFavourite={card.isFavourite} size="lg" />
        <ApplyButton productNo={card.subscriptionNo} isSoldOut={card.isSoldOut} chosen={chosen} size="lg" />
      </DetailBar>
    </div>
  );
}
