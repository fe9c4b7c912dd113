import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionPrint } from '../../../../features/subscription-application/parts/subscription-print.tsx';
import { guard } from '../../../../lib/guard.ts';
import { keepParams } from '../../../../lib/search-params.ts';

export const Route = createFileRoute('/m/$mallUrl/popup/printSubsOrder')({
  validateSearch: keepParams('subsNo'),
  beforeLoad: guard('printSubscription'),
  component: function SubscriptionPrintRoute() {
    return <SubscriptionPrint applicationNo={Route.useSearch().subsNo ?? ''} />;
  },
});
