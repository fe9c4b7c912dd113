import { BottomSheet } from '@mall/ui/bottom-sheet';
import type { SubscriptionListAddress } from '../api/subscription-application.query.ts';
import { SubscriptionDetail } from '../parts/subscription-detail.tsx';
import { SubscriptionList } from '../parts/subscription-list.tsx';
import styles from './subscription-order.module.css';

/** My Shop on a phone: the member's applications for subscriptions; the bar above holds the title. */
export function SubscriptionListPage({ address }: { address: SubscriptionListAddress }) {
  return (
    <div className={styles.page}>
      <SubscriptionList address={address} />
    </div>
  );
}

/** One of them in full, on a phone. */
export function SubscriptionApplicationPage({ applicationNo }: { applicationNo: string }) {
  return (
    <div className={styles.page}>
      <SubscriptionDetail applicationNo={applicationNo} panel={BottomSheet} />
    </div>
  );
}
