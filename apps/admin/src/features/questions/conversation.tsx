import { officeBase } from '@mall/contracts/office/office-endpoint';
import type { QueuedQuestion } from '@mall/contracts/office/questions';
import ImageIcon from 'lucide-react/icons/image';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { fullMoment, momentText } from '../../lib/moments.ts';
import type { QuestionPlace } from './question-words.ts';
import styles from './questions.module.css';

type Props = { question: QueuedQuestion; place: QuestionPlace };

/** What the member wrote, and the answer that they have. */
export function Conversation({ question, place }: Props) {
  const { body, askedAt, answer, answeredAt, answeredBy, readAt } = question;
  return (
    <div className={styles.lines}>
      <article className={styles.asked} aria-label="문의 내용">
        <p>{body}</p>
        <Pictures key={place.questionNo} question={question} place={place} />
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

/** Closed at first: nobody can tell what is in a picture, and each look is recorded. */
function Pictures({ question: { pictures }, place: { mallId, questionNo } }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (pictures.length === 0) return null;
  if (!isOpen)
    return (
      <Button size="sm" icon={ImageIcon} onClick={() => setOpen(true)}>
        {`사진 ${pictures.length}장 보기`}
      </Button>
    );
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ pictureName, width, height }, index) => {
        const address = `${officeBase}/malls/${mallId}/questions/${questionNo}/pictures/${pictureName}`;
        return (
          <li key={pictureName}>
            <a href={address} target="_blank" rel="noreferrer">
              <img src={address} width={width} height={height} alt={`회원이 보낸 사진 ${index + 1}`} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
