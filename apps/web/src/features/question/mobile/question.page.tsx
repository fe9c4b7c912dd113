import { Page } from '@mall/ui/page';
import { QuestionView } from '../parts/question-view.tsx';

/** One question; the bar above has the page's heading. */
export function QuestionPage({ questionNo }: { questionNo: number }) {
  return (
    <Page paddingTop={8} paddingBottom={48}>
      <QuestionView key={questionNo} questionNo={questionNo} headingLevel={2} />
    </Page>
  );
}
