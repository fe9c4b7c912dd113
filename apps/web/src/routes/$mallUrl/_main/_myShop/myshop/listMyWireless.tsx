import { createFileRoute } from '@tanstack/react-router';
import { ApplicationListPage } from '../../../../../features/application/desktop/my-application.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { keepParams, readWhole } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMyWireless')({
  validateSearch: keepParams('page'),
  beforeLoad: guardMyShop,
  component: function ApplicationListRoute() {
    return <ApplicationListPage page={readWhole(Route.useSearch().page, 250) || 1} />;
  },
});
