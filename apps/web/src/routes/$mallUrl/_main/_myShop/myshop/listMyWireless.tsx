import { applicationStates } from '@mall/contracts/application-codes';
import { createFileRoute } from '@tanstack/react-router';
import { ApplicationListPage } from '../../../../../features/application/desktop/my-application.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { keepParams } from '../../../../../lib/search-params.ts';
import { readStateListAddress } from '../../../../../lib/state-list-address.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMyWireless')({
  validateSearch: keepParams('page', 'state'),
  beforeLoad: guardMyShop,
  component: function ApplicationListRoute() {
    return <ApplicationListPage address={readStateListAddress(applicationStates, Route.useSearch())} />;
  },
});
