import { createFileRoute } from '@tanstack/react-router';
import { ApplicationDetailPage } from '../../../../../../features/application/desktop/my-application.page.tsx';
import { guard } from '../../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/order/orderWireless/detail/$applicationNo')({
  beforeLoad: guard('wirelessOrder'),
  component: function ApplicationDetailRoute() {
    return <ApplicationDetailPage applicationNo={Route.useParams().applicationNo} />;
  },
});
