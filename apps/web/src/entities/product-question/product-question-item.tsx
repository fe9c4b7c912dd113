import type { ProductQuestion } from '@mall/contracts/product-question';
import { questionStateNames } from '@mall/domain/question-words';
import { questionStateKinds } from '@mall/domain/state-kinds';
import { Badge } from '@mall/ui/badge';
import { Row } from '@mall/ui/row';
import Lock from 'lucide-react/icons/lock';
import { MallReply } from '../../components/content/mall-reply.tsx';
import { dayText } from '../../lib/moment-text.ts';
import { StateBadge } from '../order/state-badge.tsx';
import styles from './product-question-item.module.css';

/** A question on a product's page with its answer; others see only that a secret one exists. */
export function ProductQuestionItem({ question }: { question: ProductQuestion }) {
  const { state, isOwn, isSecret, writer, askedAt, body, answer, answeredAt } = question;
  const isClosed = isSecret && !isOwn;
  return (
    <article className={styles.question} aria-label={`${writer} 님의 문의`}>
      <Row align="center" wraps gap={8}>
        <StateBadge kind={questionStateKinds[state]}>{questionStateNames[state]}</StateBadge>
        {isOwn && <Badge tone="brand">내 문의</Badge>}
        <span className={styles.who}>
          {writer} · <time dateTime={askedAt}>{dayText(askedAt)}</time>
        </span>
        {isSecret && isOwn && <Secret />}
      </Row>
      {isClosed ? (
        <p className={styles.closed}>
          <Lock size={16} strokeWidth={1.75} aria-hidden /> 비밀글이에요
        </p>
      ) : (
        <p className={styles.body}>{body}</p>
      )}
      {!isClosed && <MallReply answer={answer} answeredAt={answeredAt} />}
    </article>
  );
}

const Secret = () => (
  <span className={styles.who}>
    <Lock size={14} strokeWidth={1.75} aria-hidden /> 비밀글
  </span>
);
