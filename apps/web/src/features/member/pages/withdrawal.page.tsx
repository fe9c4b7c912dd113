import { TitledPage } from '../../../components/page/titled-page.tsx';
import { WithdrawalForm } from '../parts/withdrawal-form.tsx';

/** Leaving the mall, in My Shop. */
export const WithdrawalPage = () => (
  <TitledPage title="회원 탈퇴">
    <WithdrawalForm />
  </TitledPage>
);
