import type { ContentState } from '@mall/contracts/content-codes';
import { Button } from '../button.tsx';
import type { Plan } from './plan-fields.tsx';
import { Planned } from './planned.tsx';

type Props = {
  content: Plan & { readonly state: ContentState; readonly moves: readonly ContentState[] };
  isBusy: boolean;
  /** False for content that is shown until the next one is published. */
  hasEnd?: boolean;
  /** The keys of the button that publishes at once. */
  keys?: string;
  /** Rejects after showing what went wrong. */
  go: (to: ContentState, plan: Plan, message: string) => Promise<unknown>;
};

const atOnce = { startsAt: null, endsAt: null };

/** The possible moves of a published thing, the next step last. */
export function PublishButtons({ content, isBusy, hasEnd = true, keys, go }: Props) {
  const { state, moves } = content;
  const press = (to: ContentState, plan: Plan, message: string) => void go(to, plan, message).catch(() => undefined);
  return (
    <>
      {moves.includes('DRAFT') && (
        <Button isBusy={isBusy} onClick={() => press('DRAFT', atOnce, '초안으로 돌렸어요')}>
          초안으로
        </Button>
      )}
      {moves.includes('ENDED') && (
        <Button isBusy={isBusy} onClick={() => press('ENDED', atOnce, '몰에서 내렸어요')}>
          내리기
        </Button>
      )}
      {moves.includes('SCHEDULED') && (
        <Planned
          label={state === 'SCHEDULED' ? '예약 바꾸기' : '예약'}
          needsStart
          hasEnd={hasEnd}
          plan={content}
          onPlan={(plan) => go('SCHEDULED', plan, '공개를 예약했어요')}
        />
      )}
      {state === 'LIVE' && moves.includes('LIVE') && (
        <Planned
          label="끝 시각"
          needsStart={false}
          plan={content}
          onPlan={(plan) => go('LIVE', plan, '끝나는 시각을 바꿨어요')}
        />
      )}
      {state !== 'LIVE' && moves.includes('LIVE') && (
        <Button
          variant="primary"
          {...(keys && { keys, keysGroup: '쓰기' })}
          isBusy={isBusy}
          onClick={() => press('LIVE', { startsAt: null, endsAt: hasEnd ? content.endsAt : null }, '몰에 공개했어요')}
        >
          지금 공개
        </Button>
      )}
    </>
  );
}
