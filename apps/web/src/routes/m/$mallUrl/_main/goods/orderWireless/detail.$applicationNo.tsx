import { createFileRoute } from '@tanstack/react-router';
import { ApplicationDetailPage } from '../../../../../../features/application/mobile/my-application.page.tsx';
import { guard } from '../../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/goods/orderWireless/detail/$applicationNo')({
  beforeLoad: guard('wirelessOrder'),
  staticData: { mobileChrome: 'page' },
  component: function ApplicationDetailRoute() {
    return (
      <>
        <PageTopBar title="휴대폰 신청 상세" />
        <ApplicationDetailPage applicationNo={Route.useParams().applicationNo} />
      </>
    );
  },
});
