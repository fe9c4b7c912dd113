import { AccountPage } from '../../../components/account-page.tsx';
import { FindId } from '../parts/find-id.tsx';
import { FindPassword } from '../parts/find-password.tsx';
import { FindTabs } from '../parts/find-tabs.tsx';

/** spec 2, findUserInfoForm: both on one page. */
export function FindUserInfoPage({ find }: { find: 'id' | 'password' }) {
  return (
    <AccountPage title="아이디·비밀번호 찾기">
      <FindTabs value={find} />
      {find === 'id' ? <FindId /> : <FindPassword />}
    </AccountPage>
  );
}
