import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '../../../../features/member/mobile/withdrawal.page.tsx';
import { guardWithdrawal } from '../../../../lib/guard.ts';
import { PageTopBar } from '../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/withdrawal')({
  beforeLoad: guardWithdrawal,
  staticData: { mobileChrome: 'page' },
  component: () => (
    <>
      <PageTopBar title="회원 탈퇴" />
      <WithdrawalPage />
    </>
  ),
});
