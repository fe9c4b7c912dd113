import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import type { AskAddress } from '../model/question-address.ts';
import { QuestionChange } from '../parts/question-change.tsx';
import { QuestionForm } from '../parts/question-form.tsx';
import styles from './question.module.css';

/** Writes a question, inside My Shop. */
export function AskPage({ address }: { address: AskAddress }) {
  usePageTitle('문의하기');
  return (
    <>
      <h1 className={styles.title}>문의하기</h1>
      <QuestionForm orderNo={address.orderNo} />
    </>
  );
}

/** Changes a question, inside My Shop. */
export function QuestionChangePage({ questionNo }: { questionNo: number }) {
  usePageTitle('문의 수정');
  return (
    <>
      <h1 className={styles.title}>문의 수정</h1>
      <QuestionChange key={questionNo} questionNo={questionNo} />
    </>
  );
}
