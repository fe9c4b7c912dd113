import { createFileRoute } from '@tanstack/react-router';
import { UpdatePasswordPage } from '../../../features/session/desktop/update-password.page.tsx';
import { guardHeld } from '../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/updatePasswordForm')({
  beforeLoad: guardHeld('updatePassword', '1258'),
  component: UpdatePasswordPage,
});
