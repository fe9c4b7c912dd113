import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { useApplicationDetail } from '../model/use-applications.ts';
import { ApplicationFacts } from './application-facts.tsx';

/** One application in full, or why it is not shown. */
export function ApplicationDetail({ applicationNo }: { applicationNo: string }) {
  const { detail, isPending, isMissing, error, retry, ...cancelling } = useApplicationDetail(applicationNo);
  if (isPending) return <Skeleton height={480} />;
  if (isMissing) return <NotFoundPage />;
  if (!detail) return <ErrorNotice error={error} onRetry={retry} />;
  return <ApplicationFacts detail={detail} {...cancelling} />;
}
