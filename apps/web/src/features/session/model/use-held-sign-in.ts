import type { Device } from '@mall/contracts/codes';
import { type HeldSignIn, type SignInObstacle, signInObstacles } from '@mall/contracts/sign-in-obstacle';
import { passwordLink } from '@mall/domain/menu-links';
import { useAlert } from '@mall/ui/alert-provider';
import { type ApiError, isApiError } from '../../../lib/api-error.ts';
import { keepHeldSignIn } from '../../../lib/held-sign-in.ts';
import { useMall } from '../../../lib/mall-context.tsx';
import { useMallNavigate } from '../../../lib/use-mall-navigate.ts';

/** Where each obstacle is done away with; the mobile site has no pop-up pages for it. */
const screens: Record<SignInObstacle, { readonly confirmLabel: string } & Record<Device, string>> = {
  '1254': { confirmLabel: '휴면 해제하기', pc: '/popup/disDormant', mobile: '/email/authDormant' },
  '1257': { confirmLabel: '이메일 확인하기', pc: '/popup/notCertEmail', mobile: '/joinMailAuth' },
  '1258': { confirmLabel: '비밀번호 변경하기', pc: passwordLink, mobile: passwordLink },
};

/** Was the password right, and does something stand in the way all the same? */
export const isHeldUp = (refusal: unknown): refusal is ApiError =>
  signInObstacles.some((code) => isApiError(refusal, code));

/** Says what stands in the way and leads to where it is done away with, however the notice is closed. */
export function useHeldSignIn(): (held: HeldSignIn, notice: string) => Promise<void> {
  const { device } = useMall();
  const alert = useAlert();
  const navigate = useMallNavigate();
  return async (held, notice) => {
    keepHeldSignIn(held);
    const screen = screens[held.obstacle];
    await alert({ title: '안내', message: notice, confirmLabel: screen.confirmLabel });
    await navigate(screen[device]);
  };
}
