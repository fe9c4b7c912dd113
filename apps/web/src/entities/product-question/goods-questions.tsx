import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ScreenLink } from '../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../components/page/error-notice.tsx';
import { ProductQuestionItem } from './product-question-item.tsx';
import { productQuestionsQuery } from './product-questions.query.ts';

const shownQuestions = 3;

/** A product's questions on its page: their number, and the newest. */
export function GoodsQuestions({ productNo }: { productNo: string }) {
  const { data, error, refetch } = useInfiniteQuery(productQuestionsQuery(productNo));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const questions = data.pages.flatMap((page) => page.questions).slice(0, shownQuestions);
  return (
    <>
      {questions.length === 0 && (
        <Empty title="아직 문의가 없어요" headingLevel={3}>
          상품에 대해 궁금한 점을 남겨 주세요.
        </Empty>
      )}
      {questions.map((question) => (
        <ProductQuestionItem key={question.questionNo} question={question} />
      ))}
      <Button block size="lg" render={<ScreenLink screen="goodsQuestions" goodsNo={productNo} />}>
        {questions.length > 0 ? '문의하기·모두 보기' : '문의하기'}{' '}
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
      </Button>
    </>
  );
}

/** The number of questions, once known; beside the heading. */
export function QuestionCount({ productNo }: { productNo: string }) {
  const { data } = useInfiniteQuery(productQuestionsQuery(productNo));
  const total = data?.pages[0]?.total ?? 0;
  return total > 0 && <span>{formatNumber(total)}</span>;
}
