import { createFileRoute } from '@tanstack/react-router';
import { UpdatePasswordPage } from '../../../../features/session/mobile/update-password.page.tsx';
import { guardHeld } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/m/$mallUrl/_simple/updatePasswordForm')({
  beforeLoad: guardHeld('updatePassword', '1258'),
  component: UpdatePasswordPage,
});
