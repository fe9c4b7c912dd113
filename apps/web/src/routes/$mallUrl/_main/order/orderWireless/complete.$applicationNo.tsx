import { createFileRoute } from '@tanstack/react-router';
import { ApplicationDone } from '../../../../../features/application/parts/application-done.tsx';
import { guard } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/order/orderWireless/complete/$applicationNo')({
  beforeLoad: guard('wirelessOrder'),
  component: function ApplicationDoneRoute() {
    return <ApplicationDone applicationNo={Route.useParams().applicationNo} />;
  },
});
