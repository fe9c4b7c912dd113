import { type Look, type SignedInDevice, signOutDevice, signOutEverywhere } from '@mall/contracts/member';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLeave } from '../../../entities/member/use-leave.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { devicesQuery } from '../api/member.query.ts';

const tellFailure = (error: unknown) => showAlert({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.') });

/** For example `iPhone · Safari`. */
export const nameOfDevice = ({ deviceName }: SignedInDevice): string => deviceName || '알 수 없는 기기';

/** A session, and the message when it has ended. */
type Ended = { readonly sessionId: string; readonly said: string };

/** The devices on which the member is signed in, and how to sign them out. */
export function useDevices() {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const leave = useLeave();
  const { data, isPending, error, refetch } = useQuery(devicesQuery());
  const one = useMutation({
    mutationFn: ({ sessionId }: Ended) => call(signOutDevice, { params: { sessionId } }),
    onSuccess: (left, { said }) => {
      queryClient.setQueryData(devicesQuery().queryKey, left);
      toast(said);
    },
    onError: async (failure) => {
      await queryClient.invalidateQueries({ queryKey: devicesQuery().queryKey });
      tellFailure(failure);
    },
  });
  const all = useMutation({ mutationFn: () => call(signOutEverywhere), onSuccess: leave, onError: tellFailure });
  const confirmAll = async () => {
    const message = '이 기기를 포함한 모든 기기에서 로그아웃할까요?';
    if (await confirm({ message, confirmLabel: '모두 로그아웃' })) all.mutate();
  };
  return {
    devices: data?.devices ?? [],
    looks: data?.looks ?? [],
    isPending,
    error,
    retry: () => void refetch(),
    signOut: (device: SignedInDevice) =>
      one.mutate({ ...device, said: `${nameOfDevice(device)} 기기에서 로그아웃했어요.` }),
    endLook: ({ sessionId }: Look) => one.mutate({ sessionId, said: '고객센터 확인을 끝냈어요.' }),
    signingOut: one.isPending ? one.variables.sessionId : undefined,
    signOutEverywhere: () => void confirmAll(),
    isSigningOutAll: all.isPending,
  };
}
