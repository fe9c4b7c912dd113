import {
  getSubscription,
  listSubscriptions,
  moveSubscription,
  showInstallations,
} from '@mall/contracts/office/subscriptions';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { installationText } from './installation-time.ts';
import { doneWords } from './subscription-words.ts';

export type Place = { readonly mallId: number; readonly applicationNo: string };
export const changed = [listSubscriptions, getSubscription, showInstallations];

type Planning = {
  readonly place: Place;
  /** The time that the caller saw; null where none was planned. */
  readonly was: string | null;
  readonly to: string;
};

/** The actions on subscriptions; each shows its result, and rejects on failure. */
export function useSubscriptionMoves() {
  const toast = useToast();
  const act = useAct(moveSubscription, { changes: changed });
  const send = (place: Place, body: Parameters<typeof act.mutateAsync>[0]['body']) =>
    act.mutateAsync({ params: place, body });
  /** Plans the installation, or moves it to another time; the previous plan can be restored. */
  const plan = async ({ place, was, to }: Planning): Promise<void> => {
    await send(place, { to: 'INSTALLATION_PLANNED', reason: '', installationAt: to, was });
    const message = `${installationText(to)} 설치로 ${was === null ? '정했어요' : '옮겼어요'}`;
    const undo = () => plan({ place, was: to, to: was ?? to }).catch((error: unknown) => toast.error(error));
    toast(was === null ? message : { message, undo });
  };
  return {
    isBusy: act.isPending,
    plan,
    move: async (place: Place, to: SubscriptionState, reason = '') => {
      await send(place, { to, reason });
      toast(doneWords[to]);
    },
  };
}
export type SubscriptionMoves = ReturnType<typeof useSubscriptionMoves>;
