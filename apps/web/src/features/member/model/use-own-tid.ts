import { beginTidLink, unlinkTid } from '@mall/contracts/tid-account';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { leaveForTid } from '../../../lib/session/tid-visit.ts';
import { tidLinkQuery } from '../api/member.query.ts';
import type { Unlocked } from './use-password-gate.ts';

/** The member's T-ID: linked by a visit to its service, or unlinked. */
export function useOwnTid({ proof, onExpired }: Unlocked) {
  const { device } = useMall();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const { data, isPending, error, refetch } = useQuery(tidLinkQuery());
  const onError = (failure: unknown) => {
    showAlert({ message: errorText(failure, '잠시 뒤에 다시 시도해 주세요.') });
    if (isApiError(failure, '4220')) onExpired();
  };
  const link = useMutation({
    mutationFn: () => call(beginTidLink, { body: { proof } }),
    onSuccess: (visit) => leaveForTid(visit, { purpose: 'link', device }),
    onError,
  });
  const unlink = useMutation({
    mutationFn: () => call(unlinkTid, { body: { proof } }),
    onSuccess: () => {
      queryClient.setQueryData(tidLinkQuery().queryKey, null);
      toast('티아이디 연결을 끊었어요.');
    },
    onError,
  });
  const confirmUnlink = async () => {
    const message = '연결을 끊으면 이 티아이디로는 로그인할 수 없어요. 끊을까요?';
    if (await confirm({ message, confirmLabel: '연결 끊기' })) unlink.mutate();
  };
  return {
    tid: data ?? null,
    isPending,
    error,
    retry: () => void refetch(),
    link: () => link.mutate(),
    isLeaving: link.isPending || link.isSuccess,
    unlink: () => void confirmUnlink(),
    isUnlinking: unlink.isPending,
  };
}
