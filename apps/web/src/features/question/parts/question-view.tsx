import { Skeleton } from '@mall/ui/skeleton';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { useQuestion } from '../model/use-question.ts';
import { QuestionBody } from './question-body.tsx';

type Props = { questionNo: number; headingLevel: 1 | 2 };

/** One question: loading, failed, missing, or shown. */
export function QuestionView({ questionNo, headingLevel }: Props) {
  const { question, isPending, error, isMissing, retry, remove, isRemoving } = useQuestion(questionNo);
  if (isMissing) return <NotFoundPage />;
  if (question) {
    return <QuestionBody question={question} onRemove={remove} isRemoving={isRemoving} headingLevel={headingLevel} />;
  }
  return isPending ? <Skeleton height={320} /> : <ErrorNotice error={error} onRetry={retry} />;
}
