import type { QuestionCard } from '@mall/contracts/question';
import { questionCategoryNames } from '@mall/domain/question-words';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import Image from 'lucide-react/icons/image';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { QuestionState } from '../../../entities/question/question-state.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import type { QuestionListAddress } from '../model/question-address.ts';
import { useQuestionList } from '../model/use-question-list.ts';
import { QuestionListBody } from '../parts/question-list-body.tsx';
import styles from './question.module.css';

/** The member's questions, inside My Shop. */
export function QuestionListPage({ address }: { address: QuestionListAddress }) {
  const list = useQuestionList(address);
  return (
    <>
      <Row align="center" justify="between" marginBottom={20}>
        <Text as="h1" variant="page">
          1:1 문의
        </Text>
        <Button variant="primary" render={<ScreenLink screen="questionForm" />}>
          문의하기
        </Button>
      </Row>
      <QuestionListBody list={list}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">유형</th>
              <th scope="col">제목</th>
              <th scope="col">등록일</th>
              <th scope="col">상태</th>
            </tr>
          </thead>
          <tbody>
            {list.questions.map((question) => (
              <QuestionRow key={question.questionNo} question={question} />
            ))}
          </tbody>
        </table>
      </QuestionListBody>
    </>
  );
}

function QuestionRow({ question }: { question: QuestionCard }) {
  const { questionNo, category, title, askedAt, pictureCount, product } = question;
  return (
    <tr>
      <td>{product ? '상품 문의' : questionCategoryNames[category]}</td>
      <td>
        <ScreenLink screen="question" questionNo={questionNo} className={styles.link}>
          <span>{title}</span>
          {pictureCount > 0 && <Image size={16} strokeWidth={1.75} role="img" aria-label="사진 있음" />}
        </ScreenLink>
      </td>
      <td>
        <time dateTime={askedAt}>{momentText(askedAt).slice(0, 10)}</time>
      </td>
      <td>
        <QuestionState question={question} />
      </td>
    </tr>
  );
}
