import { createFileRoute } from '@tanstack/react-router';
import { MailAuth } from '../../../../../../features/session/parts/mail-auth.tsx';
import { guard } from '../../../../../../lib/guard.ts';
import { keepParams } from '../../../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/_simple/email/authDormant/')({
  validateSearch: keepParams('token'),
  beforeLoad: guard('dormantMail'),
  component: function AuthDormantRoute() {
    return <MailAuth obstacle="1254" token={Route.useSearch().token} />;
  },
});
