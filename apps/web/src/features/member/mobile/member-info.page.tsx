import { MemberInfo } from '../parts/member-info.tsx';
import styles from './member.module.css';

/** The member's own account; the bar above holds the heading. */
export function MemberInfoPage() {
  return (
    <div className={styles.page}>
      <MemberInfo />
    </div>
  );
}
