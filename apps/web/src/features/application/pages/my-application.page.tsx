import { TitledPage } from '../../../components/page/titled-page.tsx';
import type { ApplicationListAddress } from '../../../entities/application/applications.query.ts';
import { ApplicationDetail } from '../parts/application-detail.tsx';
import { ApplicationList } from '../parts/application-list.tsx';

/** My Shop: the member's applications for phones. */
export const ApplicationListPage = ({ address }: { address: ApplicationListAddress }) => (
  <TitledPage title="휴대폰 신청 내역">
    <ApplicationList address={address} />
  </TitledPage>
);

/** My Shop: one of them in full. */
export const ApplicationDetailPage = ({ applicationNo }: { applicationNo: string }) => (
  <TitledPage title="휴대폰 신청 상세">
    <ApplicationDetail applicationNo={applicationNo} />
  </TitledPage>
);
