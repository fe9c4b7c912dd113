import type { QuestionDetail } from '@mall/contracts/question';
import { ordersBySheet } from '@mall/domain/access-matrix';
import { questionCategoryNames } from '@mall/domain/question-words';
import { productTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { Modal } from '@mall/ui/modal';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { useState } from 'react';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { OwnPhoto } from '../../../entities/picture/own-photo.tsx';
import { QuestionState } from '../../../entities/question/question-state.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { momentText } from '../../../lib/moment-text.ts';
import styles from './question-body.module.css';

type Props = { question: QuestionDetail; onRemove: () => void; isRemoving: boolean; headingLevel: 1 | 2 };

/** A question with its pictures and answer, and the possible actions. */
export function QuestionBody({ question, onRemove, isRemoving, headingLevel }: Props) {
  const { mall } = useMall();
  const orderScreen = ordersBySheet(mall) ? 'uploadOrder' : 'orderDetail';
  const Heading = `h${headingLevel}` as const;
  const { questionNo, category, title, body, orderNo, askedAt, state, product } = question;
  return (
    <article>
      <Row align="center" wraps gap="6 12" className={styles.meta}>
        <QuestionState question={question} />
        <span>{questionCategoryNames[category]}</span>
        <time dateTime={askedAt}>{momentText(askedAt)}</time>
        {product && <ScreenLink {...productTarget(product.productNo)}>{product.name}</ScreenLink>}
        {orderNo && (
          <ScreenLink screen={orderScreen} orderNo={orderNo}>
            주문번호 {orderNo}
          </ScreenLink>
        )}
      </Row>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{body}</p>
      <Photos question={question} />
      <Answer question={question} />
      <Row wraps gap={8} marginTop={28} className={styles.buttons}>
        <Button render={<ScreenLink screen="questionList" />}>목록</Button>
        {state === 'WAITING' && !product && (
          <Button render={<ScreenLink screen="questionChange" questionNo={questionNo} />}>수정</Button>
        )}
        {state === 'ANSWERED' && (
          <Button
            variant="weak"
            render={<ScreenLink screen="questionForm" search={{ orderNo: orderNo ?? undefined }} />}
          >
            추가 문의
          </Button>
        )}
        <Button variant="danger" isLoading={isRemoving} onClick={onRemove}>
          삭제
        </Button>
      </Row>
    </article>
  );
}

function Answer({ question: { answer, answeredAt } }: { question: QuestionDetail }) {
  return (
    <section className={styles.answer} aria-label="답변">
      <h2>답변 {answeredAt && <time dateTime={answeredAt}>{momentText(answeredAt)}</time>}</h2>
      {answeredAt ? <p>{answer}</p> : <Text tone="muted">문의를 확인하고 있어요. 조금만 기다려 주세요.</Text>}
    </section>
  );
}

function Photos({ question: { pictures } }: { question: QuestionDetail }) {
  const [opened, setOpened] = useState<number>();
  if (pictures.length === 0) return null;
  const shown = opened === undefined ? undefined : pictures[opened];
  return (
    <Row wraps gap={10} paddingBottom={24} className={styles.photos}>
      {pictures.map(({ pictureName }, index) => (
        <button key={pictureName} type="button" onClick={() => setOpened(index)}>
          <OwnPhoto pictureName={pictureName} alt={`사진 ${index + 1} 크게 보기`} />
        </button>
      ))}
      <Modal
        isOpen={shown !== undefined}
        onClose={() => setOpened(undefined)}
        title={`사진 ${(opened ?? 0) + 1}`}
        size="xl"
      >
        {shown && <OwnPhoto pictureName={shown.pictureName} alt={`사진 ${(opened ?? 0) + 1}`} isWhole />}
      </Modal>
    </Row>
  );
}
