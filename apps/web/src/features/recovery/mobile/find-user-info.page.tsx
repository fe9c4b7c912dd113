import { AccountPage } from '../../../components/page/account-page.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { FindId } from '../parts/find-id.tsx';
import { FindPassword } from '../parts/find-password.tsx';
import { FindTabs } from '../parts/find-tabs.tsx';
import { PasswordLink } from '../parts/password-link.tsx';

/** findUserInfoForm: both on one page; with a token, the page of the mailed link. */
export function FindUserInfoPage({ address: { find, token } }: ScreenProps<'findAccount'>) {
  if (token !== undefined) {
    return (
      <AccountPage title="비밀번호 찾기">
        <PasswordLink token={token} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="아이디·비밀번호 찾기">
      <FindTabs value={find ?? 'id'} />
      {find === 'password' ? <FindPassword /> : <FindId />}
    </AccountPage>
  );
}
