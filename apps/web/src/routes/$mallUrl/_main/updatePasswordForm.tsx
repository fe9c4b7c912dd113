import { createFileRoute } from '@tanstack/react-router';
import { UpdatePasswordPage } from '../../../features/session/desktop/update-password.page.tsx';
import { guard } from '../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/updatePasswordForm')({
  beforeLoad: guard('updatePassword'),
  component: UpdatePasswordPage,
});
