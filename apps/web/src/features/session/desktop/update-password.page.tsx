import { PasswordChange } from '../parts/password-change.tsx';
import styles from './update-password.module.css';

export function UpdatePasswordPage() {
  return (
    <section className={styles.page}>
      <h1>비밀번호 변경</h1>
      <PasswordChange />
    </section>
  );
}
