import { showsJoining } from '@mall/domain/access-matrix';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import styles from './account-links.module.css';

/** For visitors who cannot sign in: forgotten id or password, or no account yet. */
export function AccountLinks() {
  const { mall } = useMall();
  return (
    <ul className={styles.links}>
      <li>
        <ScreenLink screen="findId">아이디 찾기</ScreenLink>
      </li>
      <li>
        <ScreenLink screen="findPassword">비밀번호 찾기</ScreenLink>
      </li>
      {showsJoining(mall) && (
        <li>
          <ScreenLink screen="signup" className={styles.join}>
            회원가입
          </ScreenLink>
        </li>
      )}
    </ul>
  );
}
