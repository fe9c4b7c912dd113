import type { ApplicationListAddress } from '../api/application.query.ts';
import { ApplicationDetail } from '../parts/application-detail.tsx';
import { ApplicationList } from '../parts/application-list.tsx';
import styles from './my-application.module.css';

/** My Shop: the member's applications for phones. */
export function ApplicationListPage({ address }: { address: ApplicationListAddress }) {
  return (
    <div className={styles.page}>
      <h1>휴대폰 신청 내역</h1>
      <ApplicationList address={address} />
    </div>
  );
}

/** My Shop: one of them in full. */
export function ApplicationDetailPage({ applicationNo }: { applicationNo: string }) {
  return (
    <div className={styles.page}>
      <h1>휴대폰 신청 상세</h1>
      <ApplicationDetail applicationNo={applicationNo} />
    </div>
  );
}
