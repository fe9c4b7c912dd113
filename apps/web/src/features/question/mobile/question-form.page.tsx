import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import type { AskAddress } from '../model/question-address.ts';
import { QuestionChange } from '../parts/question-change.tsx';
import { QuestionForm } from '../parts/question-form.tsx';
import styles from './question.module.css';

/** Writes a question; the bar above holds the heading. */
export function AskPage({ address }: { address: AskAddress }) {
  usePageTitle('문의하기');
  return (
    <div className={styles.page}>
      <QuestionForm orderNo={address.orderNo} />
    </div>
  );
}

/** Changes a question; the bar above holds the heading. */
export function QuestionChangePage({ questionNo }: { questionNo: number }) {
  usePageTitle('문의 수정');
  return (
    <div className={styles.page}>
      <QuestionChange key={questionNo} questionNo={questionNo} />
    </div>
  );
}
