import type { ContentState } from '@mall/contracts/content-codes';
import { movePost, type OfficePost, pinPost } from '@mall/contracts/office/boards';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../kit/button.tsx';
import { Popover } from '../../kit/overlay/popover.tsx';
import { useToast } from '../../kit/toast.tsx';
import { isOfficeError } from '../../lib/office-error.ts';
import { refresh, useAct } from '../../lib/use-office.ts';
import type { PostPlace } from './board-words.ts';
import { type Plan, PlanFields } from './plan-fields.tsx';
import { postChanges as changes, type Said } from './use-undo-toast.ts';

type Props = { place: PostPlace; post: OfficePost; said: Said };

/** Where the post may go, the next step last. */
export function PostMoves({ place: params, post, said }: Props) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const move = useAct(movePost, { changes });
  const pin = useAct(pinPost, { changes });
  const { version, moves, state, isPinned } = post;
  const refused = (error: unknown) => {
    if (isOfficeError(error, '4090')) void refresh(queryClient, changes);
    if (!isOfficeError(error, '4220')) toast.error(error, '그사이 글이 바뀌었어요. 다시 확인해 주세요.');
    throw error;
  };
  const go = (to: ContentState, plan: Plan, message: string) =>
    move.mutateAsync({ params, body: { to, ...plan, version } }).then((done) => said(message, done.version), refused);
  const at = { startsAt: null, endsAt: null };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  return (
    <>
      <Button
        isBusy={pin.isPending}
        onClick={() =>
          quietly(
            pin
              .mutateAsync({ params, body: { isPinned: !isPinned, version } })
              .then((done) => said(isPinned ? '고정을 풀었어요' : '맨 위에 고정했어요', done.version), refused),
          )
        }
      >
        {isPinned ? '고정 해제' : '고정'}
      </Button>
      {moves.includes('DRAFT') && (
        <Button isBusy={move.isPending} onClick={() => quietly(go('DRAFT', at, '초안으로 돌렸어요'))}>
          초안으로
        </Button>
      )}
      {moves.includes('ENDED') && (
        <Button isBusy={move.isPending} onClick={() => quietly(go('ENDED', at, '몰에서 내렸어요'))}>
          내리기
        </Button>
      )}
      {moves.includes('SCHEDULED') && (
        <Planned
          label={state === 'SCHEDULED' ? '예약 바꾸기' : '예약'}
          needsStart
          plan={post}
          onPlan={(plan) => go('SCHEDULED', plan, '공개를 예약했어요')}
        />
      )}
      {state === 'LIVE' && moves.includes('LIVE') && (
        <Planned
          label="끝 시각"
          needsStart={false}
          plan={post}
          onPlan={(plan) => go('LIVE', plan, '끝나는 시각을 바꿨어요')}
        />
      )}
      {state !== 'LIVE' && moves.includes('LIVE') && (
        <Button
          variant="primary"
          isBusy={move.isPending}
          onClick={() => quietly(go('LIVE', { startsAt: null, endsAt: post.endsAt }, '몰에 공개했어요'))}
        >
          지금 공개
        </Button>
      )}
    </>
  );
}

type PlannedProps = { label: string; needsStart: boolean; plan: Plan; onPlan: (plan: Plan) => Promise<unknown> };

function Planned({ label, needsStart, plan, onPlan }: PlannedProps) {
  return (
    <Popover label={label} align="end" trigger={<Button>{label}</Button>}>
      {(close) => (
        <PlanFields
          action={needsStart ? '예약하기' : '저장'}
          needsStart={needsStart}
          plan={plan}
          onPlan={(next) => onPlan(next).then(close)}
        />
      )}
    </Popover>
  );
}
