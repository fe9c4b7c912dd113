import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { useSubscriptionApplication } from '../model/use-subscription-applications.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';

type Props = { readonly applicationNo: string };

/** One application in full, or why it is not shown. */
export function SubscriptionDetail({ applicationNo }: Props) {
  usePageTitle('구독 신청 상세');
  const { detail, isPending, isMissing, error, retry } = useSubscriptionApplication(applicationNo);
  if (isPending) return <Skeleton height={480} />;
  if (isMissing) return <NotFoundPage />;
  if (!detail) return <ErrorNotice error={error} onRetry={retry} />;
  return <SubscriptionFacts detail={detail} />;
}
