import { createFileRoute } from '@tanstack/react-router';
import { MemberInfoPage } from '../../../../../features/member/desktop/member-info.page.tsx';
import { guardAccount } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/checkPassword')({
  beforeLoad: guardAccount,
  component: MemberInfoPage,
});
