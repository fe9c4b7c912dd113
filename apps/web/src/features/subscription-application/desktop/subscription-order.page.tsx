import type { SubscriptionAddress } from '@mall/domain/subscription-choice';
import type { SubscriptionOrderPage as Page } from '@mall/domain/subscription-order-pages';
import { Modal } from '@mall/ui/modal';
import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useOrderPage } from '../model/use-order-page.ts';
import { ChoiceSummary } from '../parts/choice-summary.tsx';
import { NotOffered } from '../parts/not-offered.tsx';
import { OpenOrder } from '../parts/open-order.tsx';
import { SubscriptionDone } from '../parts/subscription-done.tsx';
import styles from './subscription-order.module.css';

type Props = { page: Exclude<Page, 'complete'>; productNo: string; address: SubscriptionAddress };

/** The application for a subscription, on the desktop site. */
export function SubscriptionOrderPage({
  orderPage,
  address: { subsNo, ...address },
}: ScreenProps<'subscriptionOrder'>) {
  if (subsNo === undefined) return <NotFoundPage />;
  if (orderPage === 'complete') return <SubscriptionDone applicationNo={subsNo} />;
  return <Order page={orderPage} productNo={subsNo} address={address} />;
}

function Order({ page, productNo, address }: Props) {
  const { open, isMissing, isNotOffered, error, retry } = useOrderPage(productNo, address);
  if (isMissing) return <NotFoundPage />;
  if (isNotOffered) return <NotOffered productNo={productNo} />;
  return (
    <div className={styles.wrap}>
      <h1 className={styles.title}>{page === 'form' ? '구독 신청' : '신청 내용 확인'}</h1>
      {!open && (error ? <ErrorNotice error={error} onRetry={retry} /> : <Skeleton height={480} />)}
      {open && (
        <div className={styles.columns}>
          <OpenOrder open={open} page={page} panel={Modal} />
          <aside className={styles.side} aria-label="신청하는 상품">
            <ChoiceSummary {...open} />
          </aside>
        </div>
      )}
    </div>
  );
}
