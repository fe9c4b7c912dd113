import {
  askAboutFinding,
  clearFinding,
  type Finding,
  listReviews,
  reopenFinding,
} from '@mall/contracts/office/reviews';
import { getToday } from '@mall/contracts/office/today';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Dot } from '../../../kit/badge.tsx';
import { Button } from '../../../kit/button.tsx';
import { Avatar, Moment } from '../../../kit/marks.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { refresh, useAct } from '../../../lib/use-office.ts';
import styles from './review.module.css';
import { rowsOf, stateWords, timesText } from './review-words.ts';

/** What somebody did, its state, and the possible decisions. */
export function FindingRow({ finding, isSigned }: { finding: Finding; isSigned: boolean }) {
  const { who, latestAt, kind, detail, state, answer } = finding;
  const { name, tone } = stateWords[state];
  return (
    <li aria-label={`${who} ${name}`}>
      <span className={styles.who}>
        <Avatar name={who} size="sm" />
        {who}
      </span>
      <span className={styles.facts}>
        {timesText(finding)} · {kind === 'MANY' ? detail : <Moment at={latestAt} />}
        {kind === 'NEW_PLACE' && ` · ${detail}`}
        <OfficeLink screen="accessRecords" search={rowsOf(finding)}>
          기록 보기
        </OfficeLink>
      </span>
      <Dot tone={tone}>{name}</Dot>
      {!isSigned && <Decisions finding={finding} />}
      {answer && (
        <p className={styles.answer}>
          <b>소명</b> {answer}
        </p>
      )}
    </li>
  );
}

const changes = [listReviews, getToday];

function Decisions({ finding: { findingNo, state, isOwn } }: { finding: Finding }) {
  const why = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [clear, ask, reopen] = [
    useAct(clearFinding, { changes }),
    useAct(askAboutFinding, { changes, onDone: () => toast('소명을 요청했어요') }),
    useAct(reopenFinding, { changes }),
  ];
  const request = { params: { findingNo } };
  const refused = {
    onError: (error: unknown) => {
      toast.error(error);
      // Somebody else may have decided it meanwhile.
      void refresh(queryClient, changes);
    },
  };
  const again = () => reopen.mutate(request, refused);
  const fine = () =>
    clear.mutate(request, { ...refused, onSuccess: () => toast({ message: '이상 없음으로 정했어요', undo: again }) });
  const own = { disabled: isOwn, ...(isOwn && { 'aria-describedby': why }) };
  return (
    <span className={styles.decisions}>
      {isOwn && <small id={why}>본인 것은 다른 보안 담당자가 봐요</small>}
      {state === 'OPEN' && (
        <Button size="sm" {...own} isBusy={ask.isPending} onClick={() => ask.mutate(request, refused)}>
          소명 요청
        </Button>
      )}
      {state === 'FINE' ? (
        <Button size="sm" variant="ghost" {...own} isBusy={reopen.isPending} onClick={again}>
          다시 보기
        </Button>
      ) : (
        <Button size="sm" {...own} isBusy={clear.isPending} onClick={fine}>
          이상 없음
        </Button>
      )}
    </span>
  );
}
