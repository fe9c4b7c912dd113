import { createFileRoute } from '@tanstack/react-router';
import { MailAuth } from '../../../../features/session/parts/mail-auth.tsx';
import { guardHeld } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_simple/popup/notCertEmail')({
  beforeLoad: guardHeld('emailNotice', '1257'),
  component: function NotCertEmailRoute() {
    return <MailAuth obstacle="1257" />;
  },
});
