import { showsJoining } from '@mall/domain/access-matrix';
import { findIdLink, findPasswordLink } from '@mall/domain/menu-links';
import { MallLink } from '../../../components/mall-link.tsx';
import { useMall } from '../../../lib/mall-context.tsx';
import styles from './account-links.module.css';

/** For who cannot sign in: the id or the password is forgotten, or there is none yet. */
export function AccountLinks() {
  const { mall, device } = useMall();
  return (
    <ul className={styles.links}>
      <li>
        <MallLink to={findIdLink(device)}>아이디 찾기</MallLink>
      </li>
      <li>
        <MallLink to={findPasswordLink(device)}>비밀번호 찾기</MallLink>
      </li>
      {showsJoining(mall) && (
        <li>
          <MallLink to="/signup" className={styles.join}>
            회원가입
          </MallLink>
        </li>
      )}
    </ul>
  );
}
