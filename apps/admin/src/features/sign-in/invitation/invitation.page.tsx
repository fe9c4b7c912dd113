import * as contract from '@mall/contracts/office/sign-in';
import { officeScreens } from '@mall/domain/office/screens';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callOffice } from '../../../lib/call.ts';
import { errorText } from '../../../lib/office-error.ts';
import { Entrance } from '../entrance.tsx';
import styles from '../sign-in.module.css';
import { ChooseFactors } from './choose-factors.tsx';
import { NewPassword } from './new-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The page behind a mail's link. Its token is after the #, where no log and no other site sees it. */
export function InvitationPage() {
  const [token] = useState(() => location.hash.slice(1));
  const [codes, setCodes] = useState<readonly string[]>();
  const leave = useLeave();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callOffice(contract.openInvitation, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  return (
    <Entrance>
      <title>초대 | 몰 관리자</title>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={leave} />
      ) : invitation.data ? (
        invitation.data.isNew ? (
          <ChooseFactors token={token} invitation={invitation.data} onAccepted={setCodes} />
        ) : (
          <NewPassword token={token} email={invitation.data.email} onDone={leave} />
        )
      ) : (
        invitation.error && <DeadLink message={errorText(invitation.error)} onLeave={leave} />
      )}
    </Entrance>
  );
}

/** To the office, where one is signed in now or can sign in. */
function useLeave() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    await navigate({ to: officeScreens.today, replace: true });
    await queryClient.resetQueries();
  };
}

function DeadLink({ message, onLeave }: { message: string; onLeave: () => void }) {
  return (
    <div className={styles.box}>
      <h1>열 수 없는 링크예요</h1>
      <p className={styles.sub}>{message}</p>
      <p className={styles.foot}>
        초대를 다시 받으려면 관리자에게 요청해 주세요.{' '}
        <button type="button" className={styles.link} onClick={onLeave}>
          로그인으로 가기
        </button>
      </p>
    </div>
  );
}
