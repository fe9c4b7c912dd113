import { AccountPage } from '../../../components/account-page.tsx';
import { FindId } from '../parts/find-id.tsx';
import { FindPassword } from '../parts/find-password.tsx';
import { FindTabs } from '../parts/find-tabs.tsx';
import { PasswordLink } from '../parts/password-link.tsx';

type Props = { find: 'id' | 'password'; token: string | undefined };

/** findUserInfoForm: both on one page; with a token, what is behind the link of the mail. */
export function FindUserInfoPage({ find, token }: Props) {
  if (token !== undefined) {
    return (
      <AccountPage title="비밀번호 찾기">
        <PasswordLink token={token} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="아이디·비밀번호 찾기">
      <FindTabs value={find} />
      {find === 'id' ? <FindId /> : <FindPassword />}
    </AccountPage>
  );
}
