import { createFileRoute } from '@tanstack/react-router';
import { FindUserInfoPage } from '../../../../features/recovery/mobile/find-user-info.page.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/_simple/findUserInfoForm')({
  validateSearch: keepParams('find'),
  beforeLoad: guard('findAccount'),
  component: function FindUserInfoRoute() {
    return <FindUserInfoPage find={Route.useSearch().find === 'password' ? 'password' : 'id'} />;
  },
});
