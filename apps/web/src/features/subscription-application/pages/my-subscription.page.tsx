import { TitledPage } from '../../../components/page/titled-page.tsx';
import type { SubscriptionListAddress } from '../../../entities/subscription/subscription-applications.query.ts';
import { SubscriptionDetail } from '../parts/subscription-detail.tsx';
import { SubscriptionList } from '../parts/subscription-list.tsx';

/** My Shop: the member's applications for subscriptions. */
export const SubscriptionListPage = ({ address }: { address: SubscriptionListAddress }) => (
  <TitledPage title="구독 신청 내역">
    <SubscriptionList address={address} />
  </TitledPage>
);

/** My Shop: one of them in full. */
export const SubscriptionApplicationPage = ({ applicationNo }: { applicationNo: string }) => (
  <TitledPage title="구독 신청 상세">
    <SubscriptionDetail applicationNo={applicationNo} />
  </TitledPage>
);
