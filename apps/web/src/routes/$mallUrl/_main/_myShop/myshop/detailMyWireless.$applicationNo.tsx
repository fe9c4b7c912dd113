import { createFileRoute } from '@tanstack/react-router';
import { ApplicationDetailPage } from '../../../../../features/application/desktop/my-application.page.tsx';
import { guardMyShop } from '../../../../../lib/guard.ts';

export const Route = createFileRoute('/$mallUrl/_main/_myShop/myshop/detailMyWireless/$applicationNo')({
  beforeLoad: guardMyShop,
  component: function ApplicationDetailRoute() {
    return <ApplicationDetailPage applicationNo={Route.useParams().applicationNo} />;
  },
});
