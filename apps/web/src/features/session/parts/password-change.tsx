import { useState } from 'react';
import { readHeldSignIn } from '../../../lib/session/held-sign-in.ts';
import { isSignedIn } from '../../../lib/session/token-store.ts';
import { InitialPasswordForm } from './initial-password-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** Changes the password of who is signed in, or replaces the initial one of who may not sign in before (1258). */
export function PasswordChange() {
  // Which of the two it is stays, though the change itself signs in.
  const [held] = useState(() => (isSignedIn() ? null : readHeldSignIn('1258')));
  if (held) {
    return (
      <>
        <p>처음 받은 비밀번호예요. 나만 아는 새 비밀번호로 바꾸면 바로 로그인돼요.</p>
        <InitialPasswordForm held={held} />
      </>
    );
  }
  return (
    <>
      <p>새 비밀번호로 바꾸면 다른 기기에서는 로그아웃돼요.</p>
      <PasswordForm />
    </>
  );
}
