import { createFileRoute } from '@tanstack/react-router';
import { MailAuth } from '../../../../features/session/parts/mail-auth.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/_simple/joinMailAuth')({
  validateSearch: keepParams('token'),
  beforeLoad: guard('joinMail'),
  component: function JoinMailAuthRoute() {
    return <MailAuth obstacle="1257" token={Route.useSearch().token} />;
  },
});
