import { AccountPage } from '../../../components/page/account-page.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { Joining } from '../parts/joining.tsx';

export function SignupPage() {
  const { mall } = useMall();
  return (
    <AccountPage title="회원가입" lead={`${mall.name} 회원이 되면 회원 전용 가격으로 살 수 있어요.`}>
      <Joining />
    </AccountPage>
  );
}
