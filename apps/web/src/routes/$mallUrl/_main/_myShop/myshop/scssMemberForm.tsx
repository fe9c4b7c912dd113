import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '../../../../../features/member/desktop/withdrawal.page.tsx';
import { guardWithdrawal } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/scssMemberForm')({
  beforeLoad: guardWithdrawal,
  component: WithdrawalPage,
});
