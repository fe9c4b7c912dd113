import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '../../../../../features/session/mobile/login.page.tsx';
import { guardLogin } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/_simple/login/')({
  validateSearch: keepParams('redirect'),
  beforeLoad: guardLogin,
  component: function LoginRoute() {
    return <LoginPage redirect={Route.useSearch().redirect} />;
  },
});
