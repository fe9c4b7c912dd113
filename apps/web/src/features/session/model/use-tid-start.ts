import { beginTidSignIn } from '@mall/contracts/tid';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { leaveForTid } from '../../../lib/session/tid-visit.ts';

/** Goes to the T-ID service, to return signed in. */
export function useTidStart(redirect: string | undefined) {
  const { device } = useMall();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(beginTidSignIn),
    onSuccess: (visit) => leaveForTid(visit, { purpose: 'signIn', device, redirect }),
  });
  return {
    start: () => mutate(),
    // The page is still there while the browser navigates.
    isGoing: isPending || isSuccess,
    failure: error && errorText(error, '티아이디에 연결하지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
  };
}
