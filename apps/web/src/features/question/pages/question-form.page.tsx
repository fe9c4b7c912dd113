import { TitledPage } from '../../../components/page/titled-page.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import type { AskAddress } from '../model/question-address.ts';
import { QuestionChange } from '../parts/question-change.tsx';
import { QuestionForm } from '../parts/question-form.tsx';

/** Writes a question, in My Shop. */
export function AskPage({ address }: { address: AskAddress }) {
  usePageTitle('문의하기');
  return (
    <TitledPage title="문의하기" kind="form">
      <QuestionForm orderNo={address.orderNo} />
    </TitledPage>
  );
}

/** Changes a question, in My Shop. */
export function QuestionChangePage({ questionNo }: { questionNo: number }) {
  usePageTitle('문의 수정');
  return (
    <TitledPage title="문의 수정" kind="form">
      <QuestionChange key={questionNo} questionNo={questionNo} />
    </TitledPage>
  );
}
