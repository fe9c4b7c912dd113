import { shouldRenew } from '@mall/domain/token-life';

/** Seconds since 1970 at which a JWT expires; 0 when it cannot be read, so that it is renewed. */
function expiryOf(accessToken: string): number {
  try {
    const payload = accessToken.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp : 0;
  } catch {
    return 0;
  }
}

export const mustRenew = (accessToken: string): boolean => shouldRenew(expiryOf(accessToken), Date.now() / 1000);
