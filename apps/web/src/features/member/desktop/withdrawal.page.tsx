import { WithdrawalForm } from '../parts/withdrawal-form.tsx';
import styles from './member.module.css';

/** Leaving the mall, inside My Shop. */
export function WithdrawalPage() {
  return (
    <>
      <h1 className={styles.title}>회원 탈퇴</h1>
      <WithdrawalForm />
    </>
  );
}
