import { moveSubscriptions, type SubscriptionQueueRow } from '@mall/contracts/office/subscriptions';
import { useToast } from '../../kit/toast.tsx';
import { seoulDay, shiftDay } from '../../lib/moments.ts';
import { useAct } from '../../lib/use-office.ts';
import { installationText } from './installation-time.ts';
import { PlanModal } from './plan-modal.tsx';
import { changed } from './use-subscription-moves.ts';

type Props = { rows: readonly SubscriptionQueueRow[]; onClose: () => void };

/** One day and time for several; each can be moved in the calendar afterwards. */
export function PlanManyModal({ rows, onClose }: Props) {
  const toast = useToast();
  const act = useAct(moveSubscriptions, { changes: changed });
  const plan = async (installationAt: string) => {
    const items = rows.map(({ mallId, applicationNo }) => ({ mallId, applicationNo }));
    const outcomes = await act.mutateAsync({ body: { to: 'INSTALLATION_PLANNED', installationAt, items } });
    const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
    const left = outcomes.length - done;
    const message = `${done}건을 ${installationText(installationAt)} 설치로 정했어요`;
    toast(left === 0 ? message : { message: `${message}. ${left}건은 그사이 바뀌었어요`, tone: 'err' });
  };
  return (
    <PlanModal
      title="설치일 정하기"
      note={`${rows.length}건`}
      verb={`${rows.length}건 정하기`}
      day={shiftDay(seoulDay(), 1)}
      time="10:00"
      plan={plan}
      onClose={onClose}
    />
  );
}
