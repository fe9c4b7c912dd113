import { moveSubscription, type OfficeSubscription } from '@mall/contracts/office/subscriptions';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import type { FieldErrors } from '../../kit/form/shape-errors.ts';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { ReasonModal } from '../../kit/reason-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { seoulDay } from '../../lib/moments.ts';
import { timeOf } from './installation-time.ts';
import { PlanModal } from './plan-modal.tsx';
import { verbOf } from './subscription-words.ts';
import type { SubscriptionMoves } from './use-subscription-moves.ts';

type Props = { subscription: OfficeSubscription; moves: SubscriptionMoves };

const isEnd = (to: SubscriptionState) => to === 'CANCELLED' || to === 'TERMINATED';
/** Once a day is planned, the next usual move is the completed installation. */
export const usualOf = (moves: readonly SubscriptionState[]): SubscriptionState | undefined =>
  moves.includes('IN_USE') ? 'IN_USE' : moves.find((to) => !isEnd(to));

/** The legal moves, the usual one last; illegal moves are not shown. */
export function MoveButtons({ subscription, moves }: Props) {
  const [asking, setAsking] = useState<SubscriptionState>();
  const toast = useToast();
  const { mallId, applicationNo, state } = subscription;
  const place = { mallId, applicationNo };
  const begin = (to: SubscriptionState) => {
    if (isEnd(to) || to === 'INSTALLATION_PLANNED') setAsking(to);
    else void moves.move(place, to).catch((error: unknown) => toast.error(error));
  };
  const usual = usualOf(subscription.moves);
  const close = () => setAsking(undefined);
  return (
    <>
      {subscription.moves
        .filter((to) => to !== usual)
        .toReversed()
        .map((to) => (
          <Button key={to} variant={isEnd(to) ? 'danger' : 'line'} onClick={() => begin(to)}>
            {verbOf(state, to)}
          </Button>
        ))}
      {usual && (
        <Button
          variant="primary"
          icon={Check}
          keys="d"
          keysGroup="구독 신청"
          isBusy={moves.isBusy}
          onClick={() => begin(usual)}
        >
          {verbOf(state, usual)}
        </Button>
      )}
      {asking === 'INSTALLATION_PLANNED' && <Planning {...{ subscription, moves }} onClose={close} />}
      {asking && isEnd(asking) && <Ending {...{ subscription, moves }} to={asking} onClose={close} />}
    </>
  );
}

type EndingProps = Props & { to: SubscriptionState; onClose: () => void };

function Ending({ subscription: { mallId, applicationNo, state }, moves, to, onClose }: EndingProps) {
  const verb = verbOf(state, to);
  const form = useOfficeForm({
    shape: moveSubscription.body,
    values: { reason: '' },
    toBody: ({ reason }) => ({ to, reason }),
    validate: ({ reason }): FieldErrors => (reason.trim() === '' ? { reason: '회원이 읽을 사유를 적어 주세요.' } : {}),
    send: ({ reason }) => moves.move({ mallId, applicationNo }, to, reason.trim()),
    onSent: onClose,
  });
  return (
    <ReasonModal
      title={verb}
      consequence={to === 'TERMINATED' ? '구독이 끝나요. 되돌릴 수 없어요.' : '신청이 끝나요. 되돌릴 수 없어요.'}
      isDanger
      help="회원이 신청 내역에서 그대로 읽어요."
      {...{ form, verb, onClose }}
    />
  );
}

function Planning({ subscription, moves, onClose }: Props & { onClose: () => void }) {
  const { mallId, applicationNo, state, productName, preferredOn, installationAt: was } = subscription;
  const verb = verbOf(state, 'INSTALLATION_PLANNED');
  return (
    <PlanModal
      {...{ verb, title: verb, note: productName, onClose }}
      day={was ? seoulDay(was) : preferredOn}
      time={was ? timeOf(was) : '10:00'}
      plan={(to) => moves.plan({ place: { mallId, applicationNo }, was, to })}
    />
  );
}
