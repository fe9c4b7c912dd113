import { AccountPage } from '../../../components/page/account-page.tsx';
import { FindId } from '../parts/find-id.tsx';
import { FindTabs } from '../parts/find-tabs.tsx';

/** popup/findId. */
export function FindIdPage() {
  return (
    <AccountPage title="아이디 찾기">
      <FindTabs value="id" />
      <FindId />
    </AccountPage>
  );
}
