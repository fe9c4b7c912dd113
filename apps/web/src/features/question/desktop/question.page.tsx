import { QuestionView } from '../parts/question-view.tsx';

/** One question, inside My Shop; its title is the page's. */
export function QuestionPage({ questionNo }: { questionNo: number }) {
  return <QuestionView key={questionNo} questionNo={questionNo} headingLevel={1} />;
}
