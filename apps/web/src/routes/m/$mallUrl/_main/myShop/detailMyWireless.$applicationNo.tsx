import { createFileRoute } from '@tanstack/react-router';
import { ApplicationDetailPage } from '../../../../../features/application/mobile/my-application.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';
import { PageTopBar } from '../../../../../shell/mobile/page-top-bar.tsx';

export const Route = createFileRoute('/m/$mallUrl/_main/myShop/detailMyWireless/$applicationNo')({
  beforeLoad: guardMyShop,
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
