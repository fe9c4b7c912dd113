import type { ApplicationListAddress } from '../api/application.query.ts';
import { ApplicationDetail } from '../parts/application-detail.tsx';
import { ApplicationList } from '../parts/application-list.tsx';
import styles from './my-application.module.css';

/** My Shop on a phone: the member's applications; the bar above holds the title. */
export function ApplicationListPage({ address }: { address: ApplicationListAddress }) {
  return (
    <div className={styles.page}>
      <ApplicationList address={address} />
    </div>
  );
}

/** My Shop on a phone: one of them in full. */
export function ApplicationDetailPage({ applicationNo }: { applicationNo: string }) {
  return (
    <div className={styles.page}>
      <ApplicationDetail applicationNo={applicationNo} />
    </div>
  );
}
