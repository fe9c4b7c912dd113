import { showsJoining } from '@mall/domain/access-matrix';
import { Button } from '@mall/ui/button';
import { Note } from '@mall/ui/note';
import { Text } from '@mall/ui/text';
import { useState } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { AccountPage } from '../../../components/page/account-page.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { storedUnlinkedTid } from '../../../lib/session/tid-visit.ts';
import { LoginForm } from './login-form.tsx';
import { MallMark } from './mall-mark.tsx';
import styles from './tid-link.module.css';

/** A T-ID that is not linked yet: it is linked to an account once, by password, or after joining. */
export function TidLink() {
  const [stored] = useState(storedUnlinkedTid);
  const { mall } = useMall();
  if (!stored) return <NothingToLink />;
  return (
    <div className={styles.page}>
      <MallMark />
      <AccountPage
        title="티아이디를 연결해 주세요"
        lead={`${stored.account ? `${stored.account} 티아이디는` : '이 티아이디는'} 아직 ${mall.name} 계정과 연결되지 않았어요.`}
      >
        <Text variant="reading" tone="soft">
          {mall.name} 아이디와 비밀번호를 한 번만 입력하면 다음부터 티아이디로 바로 로그인할 수 있어요.
        </Text>
        <LoginForm redirect={stored.redirect || undefined} tidTicket={stored.ticket} />
        {showsJoining(mall) && (
          <Note>
            아직 회원이 아니라면 먼저{' '}
            <ScreenLink className={styles.join} screen="signup">
              회원가입
            </ScreenLink>
            을 하고, 로그인 화면에서 티아이디로 다시 로그인해 주세요.
          </Note>
        )}
        <p className={styles.back}>
          <ScreenLink screen="login">다른 방법으로 로그인</ScreenLink>
        </p>
      </AccountPage>
    </div>
  );
}

/** Opened directly, or too late. */
function NothingToLink() {
  return (
    <div className={styles.page}>
      <MallMark />
      <AccountPage title="티아이디 연결">
        <Text variant="reading" tone="soft">
          연결할 티아이디가 없어요. 로그인 화면에서 티아이디로 다시 로그인해 주세요.
        </Text>
        <Button variant="primary" size="xl" block render={<ScreenLink screen="login" />}>
          로그인 화면으로
        </Button>
      </AccountPage>
    </div>
  );
}
