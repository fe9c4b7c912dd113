import { shouldRenew } from '@mall/domain/token-life';

type Claims = { exp?: unknown; memNo?: unknown; tmpPwdYn?: unknown; sid?: unknown };

/** The content of a JWT; undefined when it cannot be decoded. */
export function claimsOf(accessToken: string): Claims {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims;
  } catch {
    return {};
  }
}

/** Seconds since 1970 at which a token expires; 0 when it cannot be decoded, so that it is renewed. */
export function expiryOf(accessToken: string): number {
  const { exp } = claimsOf(accessToken);
  return typeof exp === 'number' ? exp : 0;
}

export const mustRenew = (accessToken: string): boolean => shouldRenew(expiryOf(accessToken), Date.now() / 1000);

/** The member number of a token; 0 when it cannot be decoded. */
export function memberNoOf(accessToken: string): number {
  const { memNo } = claimsOf(accessToken);
  return typeof memNo === 'number' ? memNo : 0;
}

/** R4.08: whether the session can only change a temporary password. */
export const isForPasswordChange = (accessToken: string): boolean => claimsOf(accessToken).tmpPwdYn === 'Y';
