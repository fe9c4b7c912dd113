import type { FoundAccount } from '@mall/contracts/recovery';
import { showsJoining } from '@mall/domain/access-matrix';
import { findPasswordLink } from '@mall/domain/menu-links';
import { Button } from '@mall/ui/button';
import { MallLink } from '../../../components/mall-link.tsx';
import { useMall } from '../../../lib/mall-context.tsx';
import styles from './recovery.module.css';
import { Result } from './result.tsx';

/** The ids of who is certified. */
export function FoundAccounts({ accounts }: { accounts: readonly FoundAccount[] }) {
  const { device } = useMall();
  if (accounts.length === 0) return <NoAccount />;
  return (
    <Result title="아이디를 찾았어요">
      <ul className={styles.accounts}>
        {accounts.map(({ maskedId, joinedOn }) => (
          <li key={maskedId + joinedOn}>
            <b>{maskedId}</b>
            <span>{joinedOn.replaceAll('-', '. ')} 가입</span>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button size="xl" render={<MallLink to={findPasswordLink(device)} />}>
          비밀번호 찾기
        </Button>
        <Button variant="primary" size="xl" render={<MallLink to="/login" />}>
          로그인
        </Button>
      </div>
    </Result>
  );
}

function NoAccount() {
  const { mall } = useMall();
  return (
    <Result title="가입한 아이디가 없어요">
      <p className={styles.text}>본인인증한 분의 이름으로 {mall.name}에 가입한 아이디를 찾지 못했어요.</p>
      <Button variant="primary" size="xl" block render={<MallLink to={showsJoining(mall) ? '/signup' : '/login'} />}>
        {showsJoining(mall) ? '회원가입' : '로그인'}
      </Button>
    </Result>
  );
}
