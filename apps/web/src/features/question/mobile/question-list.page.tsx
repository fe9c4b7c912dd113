import type { QuestionCard } from '@mall/contracts/question';
import { questionCategoryNames } from '@mall/domain/question-words';
import { Button } from '@mall/ui/button';
import { Page } from '@mall/ui/page';
import { Row } from '@mall/ui/row';
import Image from 'lucide-react/icons/image';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { QuestionState } from '../../../entities/question/question-state.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import type { QuestionListAddress } from '../model/question-address.ts';
import { useQuestionList } from '../model/use-question-list.ts';
import { QuestionListBody } from '../parts/question-list-body.tsx';
import styles from './question.module.css';

/** The member's questions; the bar above has the title. */
export function QuestionListPage({ address }: { address: QuestionListAddress }) {
  const list = useQuestionList(address);
  return (
    <Page paddingTop={8} paddingBottom={48}>
      <QuestionListBody list={list}>
        <ul>
          {list.questions.map((question) => (
            <QuestionRow key={question.questionNo} question={question} />
          ))}
        </ul>
        <Button variant="primary" size="lg" block className={styles.ask} render={<ScreenLink screen="questionForm" />}>
          문의하기
        </Button>
      </QuestionListBody>
    </Page>
  );
}

function QuestionRow({ question }: { question: QuestionCard }) {
  const { questionNo, category, title, askedAt, pictureCount, product } = question;
  return (
    <li className={styles.row}>
      <ScreenLink screen="question" questionNo={questionNo} className={styles.link}>
        <Row as="span" align="center" gap={6} className={styles.title}>
          <span>{title}</span>
          {pictureCount > 0 && <Image size={16} strokeWidth={1.75} role="img" aria-label="사진 있음" />}
        </Row>
        <Row as="span" align="center" gap={8} className={styles.meta}>
          <QuestionState question={question} />
          <span>{product ? '상품 문의' : questionCategoryNames[category]}</span>
          <time dateTime={askedAt}>{momentText(askedAt).slice(0, 10)}</time>
        </Row>
      </ScreenLink>
    </li>
  );
}
