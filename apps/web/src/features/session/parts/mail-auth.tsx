import type { HoldReason } from '@mall/contracts/held-sign-in';
import { Button } from '@mall/ui/button';
import { useState } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { AccountPage } from '../../../components/page/account-page.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { homeBelowMall } from '../../../lib/routing/landing.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { readHeldSignIn } from '../../../lib/session/held-sign-in.ts';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';
import { FollowedLink } from './followed-link.tsx';
import { HeldMail } from './held-mail.tsx';

type Reason = Exclude<HoldReason, '1258'>;
type Props = { reason: Reason; token?: string | undefined };

const titles: Record<Reason, string> = { '1254': '휴면 해제', '1257': '이메일 확인' };

/** email/authDormant */
export const DormantMail = ({ address: { token } }: ScreenProps<'dormantMail'>) => (
  <MailAuth reason="1254" token={token} />
);
/** joinMailAuth */
export const JoinMail = ({ address: { token } }: ScreenProps<'joinMail'>) => <MailAuth reason="1257" token={token} />;
/** popup/disDormant */
export const DormantNotice = () => <MailAuth reason="1254" />;
/** popup/notCertEmail */
export const EmailNotice = () => <MailAuth reason="1257" />;

/** A hold that a mail resolves: requested here, and completed here with a token. */
function MailAuth({ reason, token }: Props) {
  return (
    <AccountPage title={titles[reason]}>
      {token === undefined ? <MailRequest reason={reason} /> : <FollowedLink token={token} />}
    </AccountPage>
  );
}

function MailRequest({ reason }: { reason: Reason }) {
  const [held] = useState(() => readHeldSignIn(reason));
  return held ? <HeldMail held={held} /> : <NothingHeld />;
}

/** Opened directly, without a preceding refused sign-in. */
function NothingHeld() {
  const openMall = useMall();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <p>
        {isSignedIn
          ? '지금 로그인한 계정은 바로 이용할 수 있어요.'
          : '먼저 로그인해 주세요. 확인이 필요하면 메일을 받을 수 있게 안내해 드려요.'}
      </p>
      <Button
        variant="primary"
        size="xl"
        block
        render={<MallLink to={isSignedIn ? homeBelowMall(openMall) : '/login'} />}
      >
        {isSignedIn ? '홈으로 가기' : '로그인'}
      </Button>
    </>
  );
}
