import type { HeldSignIn } from '@mall/contracts/sign-in-obstacle';
import { useAlert } from '@mall/ui/alert-provider';
import { type ApiError, isApiError } from '../../../lib/api-error.ts';
import { keepHeldSignIn } from '../../../lib/held-sign-in.ts';
import { useMallNavigate } from '../../../lib/use-mall-navigate.ts';

/** Was the password right, and does something stand in the way all the same that can be done away with here? */
export const isHeldUp = (refusal: unknown): refusal is ApiError => isApiError(refusal, '1258');

/** Says what stands in the way and leads to where it is done away with, however the notice is closed. */
export function useHeldSignIn(): (held: HeldSignIn, notice: string) => Promise<void> {
  const alert = useAlert();
  const navigate = useMallNavigate();
  return async (held, notice) => {
    keepHeldSignIn(held);
    await alert({ title: '안내', message: notice, confirmLabel: '비밀번호 변경하기' });
    await navigate('/updatePasswordForm');
  };
}
