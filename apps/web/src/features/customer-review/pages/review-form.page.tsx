import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { TitledPage } from '../../../components/page/titled-page.tsx';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { type BoughtLine, reviewedLineQuery } from '../model/own-reviews.query.ts';
import { ReviewForm } from '../parts/review-form.tsx';

/** Writes a review, in My Shop. */
export function ReviewFormPage({ orderNo, lineNo }: ScreenProps<'reviewForm'>) {
  usePageTitle('후기 쓰기');
  return (
    <TitledPage title="후기 쓰기" kind="form">
      <Shown key={`${orderNo}-${lineNo}`} line={{ orderNo, lineNo }} />
    </TitledPage>
  );
}

function Shown({ line }: { line: BoughtLine }) {
  const { data, error, refetch } = useQuery(reviewedLineQuery(line));
  if (isApiError(error, '4040')) return <NotFoundPage />;
  if (isApiError(error, '4094'))
    return (
      <Empty picture={<ObjectPicture name="emoji/chat" size={96} />} title="후기를 쓸 수 없어요">
        {errorText(error, '')}
      </Empty>
    );
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  return data ? <ReviewForm reviewed={data} /> : <Skeleton height={480} />;
}
