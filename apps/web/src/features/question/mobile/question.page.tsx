import { QuestionView } from '../parts/question-view.tsx';
import styles from './question.module.css';

/** One question; the bar above holds the page's heading. */
export function QuestionPage({ questionNo }: { questionNo: number }) {
  return (
    <div className={styles.page}>
      <QuestionView key={questionNo} questionNo={questionNo} headingLevel={2} />
    </div>
  );
}
