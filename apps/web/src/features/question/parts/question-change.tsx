import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import { questionQuery } from '../api/question.query.ts';
import { QuestionForm } from './question-form.tsx';

/** Changes a waiting question; an answered one redirects to its answer. */
export function QuestionChange({ questionNo }: { questionNo: number }) {
  const { data: question, isPending, error, refetch } = useQuery(questionQuery(questionNo));
  if (isApiError(error, '4040')) return <NotFoundPage />;
  if (isPending) return <Skeleton height={480} />;
  if (!question) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (question.state === 'ANSWERED') return <Answered questionNo={questionNo} />;
  return <QuestionForm question={question} />;
}

function Answered({ questionNo }: { questionNo: number }) {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/chat" size={96} />}
      title="답변이 등록됐어요"
      action={
        <Button variant="weak" render={<ScreenLink screen="question" questionNo={questionNo} replace />}>
          답변 보기
        </Button>
      }
    >
      답변이 등록된 문의는 고칠 수 없어요. 더 궁금한 점은 새 문의로 남겨 주세요.
    </Empty>
  );
}
