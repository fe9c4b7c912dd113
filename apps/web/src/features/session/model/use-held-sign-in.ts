import { type HeldSignIn, type HoldReason, holdReasons } from '@mall/contracts/held-sign-in';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { useAlert } from '@mall/ui/alert-provider';
import { type ApiError, isApiError } from '../../../lib/api/api-error.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { keepHeldSignIn } from '../../../lib/session/held-sign-in.ts';

/** Where each hold is resolved. */
const ways: Record<HoldReason, { readonly confirmLabel: string; readonly to: ScreenTarget }> = {
  '1254': { confirmLabel: '휴면 해제하기', to: { screen: 'dormantNotice' } },
  '1257': { confirmLabel: '이메일 확인하기', to: { screen: 'emailNotice' } },
  '1258': { confirmLabel: '비밀번호 변경하기', to: { screen: 'updatePassword' } },
};

/** Whether the sign-in was refused although the password was right. */
export const isHeldUp = (refusal: unknown): refusal is ApiError =>
  holdReasons.some((code) => isApiError(refusal, code));

/** Shows why the sign-in was refused and opens the page where that is resolved, however the notice is closed. */
export function useHeldSignIn(): (held: HeldSignIn, notice: string) => Promise<void> {
  const alert = useAlert();
  const navigate = useMallNavigate();
  return async (held, notice) => {
    keepHeldSignIn(held);
    const { confirmLabel, to } = ways[held.reason];
    await alert({ title: '안내', message: notice, confirmLabel });
    await navigate(to);
  };
}
