import { createFileRoute } from '@tanstack/react-router';
import { ApplicationDone } from '../../../../../../features/application/parts/application-done.tsx';
import { guard } from '../../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/goods/orderWireless/complete/$applicationNo')({
  beforeLoad: guard('wirelessOrder'),
  staticData: { mobileChrome: 'page' },
  component: function ApplicationDoneRoute() {
    return (
      <>
        <PageTopBar title="신청 완료" />
        <ApplicationDone applicationNo={Route.useParams().applicationNo} />
      </>
    );
  },
});
