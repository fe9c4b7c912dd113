import { MemberInfo } from '../parts/member-info.tsx';
import styles from './member.module.css';

/** The member's own account, inside My Shop. */
export function MemberInfoPage() {
  return (
    <div className={styles.column}>
      <h1 className={styles.title}>회원정보 변경</h1>
      <MemberInfo />
    </div>
  );
}
