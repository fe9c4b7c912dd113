import { createFileRoute } from '@tanstack/react-router';
import { MailAuth } from '../../../../features/session/parts/mail-auth.tsx';
import { guardHeld } from '../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_simple/popup/disDormant')({
  beforeLoad: guardHeld('dormantNotice', '1254'),
  component: function DisDormantRoute() {
    return <MailAuth obstacle="1254" />;
  },
});
