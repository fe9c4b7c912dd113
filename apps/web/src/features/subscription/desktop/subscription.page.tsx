import { categoryType } from '@mall/contracts/codes';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import { categoryTarget } from '@mall/domain/screens/targets';
import type { SubscriptionAddress } from '@mall/domain/subscription-choice';
import { Breadcrumb } from '@mall/ui/breadcrumb';
import { Grid } from '@mall/ui/grid';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Page } from '@mall/ui/page';
import { Row } from '@mall/ui/row';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { FavouriteButton } from '../../../entities/favourite/favourite-button.tsx';
import { ProductGallery } from '../../../entities/product/product-gallery.tsx';
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

/** A subscription product on the desktop site. */
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
  return (
    <Page>
      <Breadcrumb items={placeOf(detail)} />
      <Grid columns="minmax(0, 580px) minmax(440px, 1fr)" align="start" gap={56}>
        <div>
          <ProductGallery
            name={card.name}
            pictures={picturesOf(detail)}
            wanted={card.image}
            stickers={card.stickers}
            isSoldOut={card.isSoldOut}
          />
          <div className={styles.note}>
            <SubscriptionNote />
          </div>
          {detail.specifications.length > 0 && (
            <KeyValueList className={styles.specifications ?? ''} items={detail.specifications} />
          )}
        </div>
        <div>
          <SubscriptionHead detail={detail} chosen={chosen} headingLevel={1} />
          <SubscriptionOptions detail={detail} chosen={chosen} />
          <div className={styles.sum}>
            <SubscriptionSum detail={detail} chosen={chosen} />
          </div>
          <Row marginTop={14} gap={8}>
            <FavouriteButton productNo={card.subscriptionNo} isFavourite={card.isFavourite} size="xl" />
            <ApplyButton productNo={card.subscriptionNo} isSoldOut={card.isSoldOut} chosen={chosen} size="xl" />
          </Row>
        </div>
      </Grid>
      <CancellationTerms terms={detail.cancellationTerms} />
      <SubscriptionDescription detail={detail} />
    </Page>
  );
}

function placeOf({ card, categoryPath }: SubscriptionDetail) {
  const steps = categoryPath.map(({ categoryNo, name }) => ({
    label: name,
    render: <ScreenLink {...categoryTarget(categoryType.subscription, categoryNo)} />,
  }));
  return [{ label: '홈', render: <ScreenLink screen="home" /> }, ...steps, { label: card.name }];
}
