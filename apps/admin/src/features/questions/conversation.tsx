import { officeBase } from '@mall/contracts/office/office-endpoint';
import type { QueuedQuestion } from '@mall/contracts/office/questions';
import { PrivatePictures } from '../../kit/private-pictures.tsx';
import { fullMoment, momentText } from '../../lib/moments.ts';
import type { QuestionPlace } from './question-words.ts';
import styles from './questions.module.css';

type Props = { question: QueuedQuestion; place: QuestionPlace };

/** The member's question, and the answer. */
export function Conversation({ question, place }: Props) {
  const { body, askedAt, answer, answeredAt, answeredBy, readAt } = question;
  return (
    <div className={styles.lines}>
      <article className={styles.asked} aria-label="문의 내용">
        <p>{body}</p>
        <PrivatePictures
          key={place.questionNo}
          pictures={question.pictures}
          label="회원이 보낸 사진"
          base={`${officeBase}/malls/${place.mallId}/questions/${place.questionNo}/pictures`}
        />
        <time dateTime={askedAt} title={fullMoment(askedAt)}>
          {momentText(askedAt)}
        </time>
      </article>
      {answeredAt && (
        <article className={styles.answered} aria-label="보낸 답변">
          <p>{answer}</p>
          <small title={fullMoment(answeredAt)}>
            {[answeredBy || '고객센터', momentText(answeredAt), readAt ? '읽음' : '읽지 않음'].join(' · ')}
          </small>
        </article>
      )}
    </div>
  );
}
