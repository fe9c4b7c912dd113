import { TitledPage } from '../../../components/page/titled-page.tsx';
import { MemberInfo } from '../parts/member-info.tsx';

/** The member's own account, in My Shop. */
export const MemberInfoPage = () => (
  <TitledPage title="회원정보 변경" kind="form">
    <MemberInfo />
  </TitledPage>
);
