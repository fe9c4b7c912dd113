import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../../features/session/desktop/login.page.tsx';
import { guardLogin } from '../../../lib/guard.ts';
import { keepParams } from '../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/login/')({
  validateSearch: keepParams('redirect'),
  beforeLoad: guardLogin,
  component: function LoginRoute() {
    return <LoginPage redirect={Route.useSearch().redirect} />;
  },
});
