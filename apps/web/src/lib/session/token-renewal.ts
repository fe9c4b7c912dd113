import type { TokenPair } from '@mall/contracts/layout';
import { mustRenew } from './access-token.ts';
import { readLook } from './look.ts';
import { readTokens, saveTokens } from './token-store.ts';

type Refresh = (refreshToken: string) => Promise<TokenPair>;

let renewing: Promise<void> | null = null;

async function renew(refresh: Refresh): Promise<void> {
  // Another tab may have renewed while this one waited for the lock.
  const tokens = readTokens();
  if (!tokens || !mustRenew(tokens.accessToken)) return;
  saveTokens(await refresh(tokens.refreshToken));
}

/** One renewal at a time, over all tabs: a refresh token that is used twice would revoke the session. */
function renewUnderLock(refresh: Refresh): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  // Web Locks exist on secure origins only; elsewhere each tab serialises its own renewals.
  return locks ? locks.request('mall.token-renewal', () => renew(refresh)) : renew(refresh);
}

/** Resolves with a valid access token, or null when nobody is signed in. */
export async function freshAccessToken(refresh: Refresh): Promise<string | null> {
  const tokens = readTokens();
  if (!tokens) return null;
  if (!mustRenew(tokens.accessToken) || readLook()) return tokens.accessToken;
  renewing ??= renewUnderLock(refresh).finally(() => {
    renewing = null;
  });
  await renewing;
  return readTokens()?.accessToken ?? null;
}
