import { createFileRoute } from '@tanstack/react-router';
import { FindPasswordPage } from '../../../../features/recovery/desktop/find-password.page.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_simple/popup/password')({
  validateSearch: keepParams('token'),
  beforeLoad: guard('findAccount'),
  component: function PasswordRoute() {
    return <FindPasswordPage token={Route.useSearch().token} />;
  },
});
