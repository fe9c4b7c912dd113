import { AccountPage } from '../../../components/page/account-page.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { FindPassword } from '../parts/find-password.tsx';
import { FindTabs } from '../parts/find-tabs.tsx';
import { PasswordLink } from '../parts/password-link.tsx';

/** popup/password; with a token, the page of the mailed link. */
export function FindPasswordPage({ address: { token } }: ScreenProps<'findPassword'>) {
  return (
    <AccountPage title="비밀번호 찾기">
      {token === undefined ? (
        <>
          <FindTabs value="password" />
          <FindPassword />
        </>
      ) : (
        <PasswordLink token={token} />
      )}
    </AccountPage>
  );
}
