import { useState } from 'react';
import { AccountPage } from '../../../components/page/account-page.tsx';
import { readHeldSignIn } from '../../../lib/session/held-sign-in.ts';
import { isSignedIn } from '../../../lib/session/token-store.ts';
import { InitialPasswordForm } from '../parts/initial-password-form.tsx';
import { PasswordForm } from '../parts/password-form.tsx';

/** Changes the password of a signed-in member, or replaces the initial one of a member who cannot sign in before that (1258). */
export function UpdatePasswordPage() {
  // The mode does not change, although the change itself signs in.
  const [held] = useState(() => (isSignedIn() ? null : readHeldSignIn('1258')));
  const lead = held
    ? '처음 받은 비밀번호예요. 나만 아는 새 비밀번호로 바꾸면 바로 로그인돼요.'
    : '새 비밀번호로 바꾸면 다른 기기에서는 로그아웃돼요.';
  return (
    <AccountPage title="비밀번호 변경" lead={lead}>
      {held ? <InitialPasswordForm held={held} /> : <PasswordForm />}
    </AccountPage>
  );
}
