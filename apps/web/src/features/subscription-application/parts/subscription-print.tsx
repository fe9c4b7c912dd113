import { subscriptionNotes, subscriptionSections } from '@mall/domain/subscription-sections';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PagePending } from '../../../components/page/page-pending.tsx';
import { SignedPaper } from '../../../entities/application/signed-paper.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { useSubscriptionApplication } from '../model/use-subscription-applications.ts';

/** popup/printSubsOrder: the application as it was signed, in a separate window. */
export function SubscriptionPrint({ address: { subsNo: applicationNo = '' } }: ScreenProps<'subscriptionPrint'>) {
  usePageTitle('구독 신청서');
  const { detail, isPending, isMissing, error, retry } = useSubscriptionApplication(applicationNo);
  if (isPending) return <PagePending />;
  if (isMissing || detail?.sheet === null) return <NotFoundPage />;
  if (!detail) return <ErrorNotice error={error} onRetry={retry} />;
  return (
    <SignedPaper
      title="구독 신청서"
      sections={subscriptionSections(detail.sheet)}
      notes={subscriptionNotes}
      signature={`신청인 ${detail.sheet.applicant.name}`}
    />
  );
}
