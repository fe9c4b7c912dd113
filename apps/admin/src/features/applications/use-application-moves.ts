import type { ApplicationHold, ApplicationState } from '@mall/contracts/application-codes';
import {
  assignApplications,
  checkApplication,
  checkApplicationInvoices,
  endApplication,
  endingStates,
  moveApplication,
} from '@mall/contracts/office/application-moves';
import { countApplications, getApplication, listApplications } from '@mall/contracts/office/applications';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import { moveWords } from './application-words.ts';

export type Place = { readonly mallId: number; readonly applicationNo: string };
/** The parts of a move: a reason that the member reads, the reason of a hold, the parcel. */
type MoveParts = {
  readonly reason?: string;
  readonly hold?: ApplicationHold;
  readonly parcel?: { readonly carrier: string; readonly invoiceNo: string };
};

/** What is refetched after any change of an application. */
export const changed = [listApplications, getApplication, countApplications, checkApplicationInvoices];

type Ending = (typeof endingStates)[number];
type Bringing = Parameters<ReturnType<typeof useMoving>['mutateAsync']>[0]['body']['to'];
const useMoving = () => useAct(moveApplication, { changes: changed });
const isEnding = (to: ApplicationState): to is Ending => endingStates.some((state) => state === to);

/** The actions on one application; each shows its result, and rejects on failure. */
export function useApplicationMoves(params: Place) {
  const toast = useToast();
  const bring = useMoving();
  const end = useAct(endApplication, { changes: changed });
  const check = useAct(checkApplication, { changes: [getApplication] });
  const assign = useAct(assignApplications, { changes: changed });
  return {
    isBusy: bring.isPending || end.isPending,
    move: async (to: ApplicationState, { reason = '', ...parts }: MoveParts = {}) => {
      if (isEnding(to)) await end.mutateAsync({ params, body: { to, reason } });
      else await bring.mutateAsync({ params, body: { to: to as Bringing, reason, ...parts } });
      toast(moveWords[to].done);
    },
    isChecking: check.isPending,
    check: (body: Parameters<typeof check.mutate>[0]['body']) =>
      check.mutate({ params, body }, { onError: (error) => toast.error(error) }),
    assign: (from: number | null, to: number | null) =>
      assign.mutate(
        { body: { to, items: [{ ...params, from }] } },
        {
          onSuccess: ([outcome]) => {
            if (outcome?.outcome === 'done') toast(to === null ? '담당을 비웠어요' : '담당을 정했어요');
            else toast({ message: outcome?.reason ?? '담당을 정하지 못했어요', tone: 'err' });
          },
          onError: (error) => toast.error(error),
        },
      ),
  };
}
export type ApplicationMoves = ReturnType<typeof useApplicationMoves>;
