import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionListPage } from '../../../../../features/subscription-application/desktop/my-subscription.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { keepParams, readWhole } from '../../../../../lib/search-params.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/listMySubs')({
  validateSearch: keepParams('page'),
  beforeLoad: guardMyShop,
  component: function SubscriptionListRoute() {
    return <SubscriptionListPage page={readWhole(Route.useSearch().page, 250) || 1} />;
  },
});
