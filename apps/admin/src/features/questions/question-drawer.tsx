import { getQueuedQuestion } from '@mall/contracts/office/questions';
import { questionStateNames } from '@mall/domain/question-words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Badge } from '../../kit/badge.tsx';
import { ChangeHistory } from '../../kit/change-history.tsx';
import { Drawer, useDrawer } from '../../kit/drawer.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { PageHead } from '../../kit/page.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { reading } from '../../lib/use-office.ts';
import { AnswerBox } from './answer-box.tsx';
import { CallerSide } from './caller-side.tsx';
import { Conversation } from './conversation.tsx';
import { placeOf, type QuestionPlace, stateTones } from './question-words.ts';
import styles from './questions.module.css';

/** A question beside its list. After an answer the next one opens. */
export function QuestionDrawer({ place }: { place: QuestionPlace }) {
  const { data } = useQuery(reading(getQueuedQuestion, { params: place }));
  const { next } = useDrawer();
  return (
    <Drawer
      title={data?.title ?? `문의 ${place.questionNo}`}
      badge={data && <Badge tone={stateTones[data.state]}>{questionStateNames[data.state]}</Badge>}
      isDesk
      history={data && { mallId: place.mallId, subject: `question ${place.questionNo}` }}
    >
      <Desk place={place} onAnswered={next} />
    </Drawer>
  );
}

/** The question that the address names, on a page of its own. */
export function QuestionRoute() {
  const { place = '' } = useParams({ strict: false });
  const params = placeOf(place);
  const { data } = useQuery(reading(getQueuedQuestion, { params }));
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="questions">문의</OfficeLink>}
        title={data?.title ?? `문의 ${params.questionNo}`}
        badges={data && <Badge tone={stateTones[data.state]}>{questionStateNames[data.state]}</Badge>}
        actions={data && <ChangeHistory mallId={params.mallId} subject={`question ${params.questionNo}`} />}
      />
      <Desk place={params} onAnswered={undefined} />
    </>
  );
}

type Props = { place: QuestionPlace; onAnswered: (() => void) | undefined };

/** The conversation, the answer being written, and the member beside them. */
function Desk({ place, onAnswered }: Props) {
  const { data, error, refetch } = useQuery(reading(getQueuedQuestion, { params: place }));
  if (!data)
    return error ? (
      <Failure error={error} what="문의를" retry={() => void refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={2} />
    );
  return (
    <div className={styles.desk}>
      <div className={styles.talk}>
        <Conversation question={data} place={place} />
        {data.mayAnswer && <AnswerBox question={data} place={place} onAnswered={onAnswered} />}
      </div>
      <CallerSide question={data} place={place} />
    </div>
  );
}
