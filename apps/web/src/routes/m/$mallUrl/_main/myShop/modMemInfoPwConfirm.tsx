import { createFileRoute } from '@tanstack/react-router';
import { MemberInfoPage } from '../../../../../features/member/mobile/member-info.page.tsx';
import { guardAccount } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/modMemInfoPwConfirm')({
  beforeLoad: guardAccount,
  staticData: { mobileChrome: 'page' },
  component: () => (
    <>
      <PageTopBar title="회원정보 변경" />
      <MemberInfoPage />
    </>
  ),
});
