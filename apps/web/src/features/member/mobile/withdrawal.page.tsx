import { WithdrawalForm } from '../parts/withdrawal-form.tsx';
import styles from './member.module.css';

/** Leaving the mall; the bar above holds the heading. */
export function WithdrawalPage() {
  return (
    <div className={styles.page}>
      <WithdrawalForm />
    </div>
  );
}
