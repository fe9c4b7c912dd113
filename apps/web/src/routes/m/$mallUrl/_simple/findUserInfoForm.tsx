import { createFileRoute } from '@tanstack/react-router';
import { FindUserInfoPage } from '../../../../features/recovery/mobile/find-user-info.page.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/_simple/findUserInfoForm')({
  validateSearch: keepParams('find', 'token'),
  beforeLoad: guard('findAccount'),
  component: function FindUserInfoRoute() {
    const { find, token } = Route.useSearch();
    return <FindUserInfoPage find={find === 'password' ? 'password' : 'id'} token={token} />;
  },
});
