import { PasswordForm } from '../parts/password-form.tsx';
import styles from './update-password.module.css';

export function UpdatePasswordPage() {
  return (
    <section className={styles.page}>
      <h1>비밀번호 변경</h1>
      <p>새 비밀번호로 바꾸면 다른 기기에서는 로그아웃돼요.</p>
      <PasswordForm />
    </section>
  );
}
