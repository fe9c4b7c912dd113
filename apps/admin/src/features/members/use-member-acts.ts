import * as acts from '@mall/contracts/office/member-acts';
import { listMembers, showMember, showTimeline } from '@mall/contracts/office/members';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';

export type Whom = { readonly mallId: number; readonly memberNo: number };

const changes = [listMembers, showMember, showTimeline];

/** Staff's actions on a member's account; each shows its result. */
export function useMemberActs(params: Whom) {
  const toast = useToast();
  const said = (message: string) => ({ changes, onDone: () => toast(message) });
  const onError = (error: unknown) => toast.error(error);
  const endSessions = useAct(acts.endMemberSessions, said('모든 기기에서 로그아웃했어요'));
  const password = useAct(acts.mailTemporaryPassword, said('임시 비밀번호 메일을 보냈어요'));
  const wake = useAct(acts.wakeMember, said('휴면을 풀었어요'));
  const unblock = useAct(acts.unblockMember, said('이용 제한을 풀었어요'));
  const block = useAct(acts.blockMember, {
    changes,
    onDone: () => toast({ message: '이용을 제한했어요', undo: () => unblock.mutate({ params }, { onError }) }),
  });
  const withdraw = useAct(acts.withdrawMember, said('탈퇴 처리했어요'));
  return {
    isBusy: [endSessions, password, wake, unblock].some(({ isPending }) => isPending),
    endSessions: () => endSessions.mutate({ params }, { onError }),
    mailPassword: () => password.mutateAsync({ params }),
    wake: () => wake.mutate({ params }, { onError }),
    unblock: () => unblock.mutate({ params }, { onError }),
    block: (reason: Parameters<typeof block.mutate>[0]['body']['reason']) =>
      block.mutateAsync({ params, body: { reason } }),
    withdraw: (reason: Parameters<typeof withdraw.mutate>[0]['body']['reason']) =>
      withdraw.mutateAsync({ params, body: { reason } }),
  };
}
