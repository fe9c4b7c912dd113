import type { SubscriptionAddress } from '@mall/domain/subscription-choice';
import type { SubscriptionOrderPage as Page } from '@mall/domain/subscription-order-pages';
import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useOrderPage } from '../model/use-order-page.ts';
import { ChoiceSummary } from '../parts/choice-summary.tsx';
import { NotOffered } from '../parts/not-offered.tsx';
import { OpenOrder } from '../parts/open-order.tsx';
import { SubscriptionDone } from '../parts/subscription-done.tsx';
import styles from './subscription-order.module.css';

const titles = { form: '구독 신청', confirm: '신청 내용 확인', complete: '신청 완료' };

type Props = { page: Exclude<Page, 'complete'>; productNo: string; address: SubscriptionAddress };

/** The application for a subscription. */
export function SubscriptionOrderPage({
  orderPage,
  address: { subsNo, ...address },
}: ScreenProps<'subscriptionOrder'>) {
  const isPhone = useMall().device === 'mobile';
  if (subsNo === undefined) return <NotFoundPage />;
  return (
    <>
      {isPhone && <PageTopBar title={titles[orderPage]} />}
      {orderPage === 'complete' ? (
        <SubscriptionDone applicationNo={subsNo} />
      ) : (
        <Order page={orderPage} productNo={subsNo} address={address} />
      )}
    </>
  );
}

function Order({ page, productNo, address }: Props) {
  const { open, isMissing, isNotOffered, error, retry } = useOrderPage(productNo, address);
  const { device } = useMall();
  if (isMissing) return <NotFoundPage />;
  if (isNotOffered) return <NotOffered productNo={productNo} />;
  return (
    <div className={styles[device]}>
      {device === 'pc' && <h1 className={styles.title}>{titles[page]}</h1>}
      {!open && (error ? <ErrorNotice error={error} onRetry={retry} /> : <Skeleton height={480} />)}
      {open && (
        <div className={styles.parts}>
          <aside className={styles.summary} aria-label="신청하는 상품">
            <ChoiceSummary {...open} />
          </aside>
          <OpenOrder open={open} page={page} />
        </div>
      )}
    </div>
  );
}
