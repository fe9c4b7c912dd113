import type { StaffRow, StaffState } from '@mall/contracts/office/staff';
import type { Tone } from '../../kit/badge.tsx';

export const stateWords: Readonly<Record<StaffState, string>> = {
  INVITED: '초대함',
  ACTIVE: '사용 중',
  SUSPENDED: '멈춤',
  CLOSED: '닫음',
};
export const stateTones: Readonly<Record<StaffState, Tone>> = {
  INVITED: 'info',
  ACTIVE: 'ok',
  SUSPENDED: 'warn',
  CLOSED: 'plain',
};

export const factorWords = { passkey: '패스키', totp: '인증 앱', none: '없음' } as const;

/** The factors, in short. */
export const factorText = ({ hasPasskey, hasTotp }: Pick<StaffRow, 'hasPasskey' | 'hasTotp'>): string =>
  [hasPasskey && factorWords.passkey, hasTotp && factorWords.totp].filter(Boolean).join(', ') || factorWords.none;

/** Such as `상담` or `기업 복지담당 · 한울복지몰 외 2`. */
export const grantText = ({ roleName, malls, carrier }: StaffRow['grants'][number]): string => {
  const [first, ...others] = malls;
  const scope = first && (others.length > 0 ? `${first.name} 외 ${others.length}` : first.name);
  return [roleName, scope, carrier].filter(Boolean).join(' · ');
};
