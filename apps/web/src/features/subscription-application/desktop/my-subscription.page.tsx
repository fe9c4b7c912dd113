import { Modal } from '@mall/ui/modal';
import type { SubscriptionListAddress } from '../api/subscription-application.query.ts';
import { SubscriptionDetail } from '../parts/subscription-detail.tsx';
import { SubscriptionList } from '../parts/subscription-list.tsx';
import styles from './subscription-order.module.css';

/** My Shop: the member's applications for subscriptions. */
export function SubscriptionListPage({ address }: { address: SubscriptionListAddress }) {
  return (
    <div className={styles.list}>
      <h1>구독 신청 내역</h1>
      <SubscriptionList address={address} />
    </div>
  );
}

/** One of them in full. */
export function SubscriptionApplicationPage({ applicationNo }: { applicationNo: string }) {
  return (
    <div className={styles.detail}>
      <h1 className={styles.title}>구독 신청 상세</h1>
      <SubscriptionDetail applicationNo={applicationNo} panel={Modal} />
    </div>
  );
}
