import { AccountPage } from '../../../components/account-page.tsx';
import { FindPassword } from '../parts/find-password.tsx';
import { FindTabs } from '../parts/find-tabs.tsx';

/** spec 2, popup/password. */
export function FindPasswordPage() {
  return (
    <AccountPage title="비밀번호 찾기">
      <FindTabs value="password" />
      <FindPassword />
    </AccountPage>
  );
}
