import { createFileRoute } from '@tanstack/react-router';
import { FindPasswordPage } from '../../../../features/recovery/desktop/find-password.page.tsx';
import { guard } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_simple/popup/password')({
  beforeLoad: guard('findAccount'),
  component: FindPasswordPage,
});
