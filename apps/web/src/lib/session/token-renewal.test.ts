import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const tokenOf = (secondsLeft: number, name: string) =>
  `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + secondsLeft, memNo: 1, jti: name }))}.x`;

/** What the tabs of one browser share: storage and locks. */
function openBrowser(): void {
  const stored = new Map<string, string>();
  let last = Promise.resolve<unknown>(undefined);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    addEventListener: () => undefined,
  });
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work, work);
    return last;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

/** Each tab has its own modules. */
async function openTab() {
  vi.resetModules();
  const [renewal, store] = await Promise.all([import('./token-renewal.ts'), import('./token-store.ts')]);
  return { ...renewal, ...store };
}

beforeEach(openBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
});

// R4.06
test('twenty tabs that renew at once make one renewal, and all go on with its token', async () => {
  const tabs = await Promise.all(Array.from({ length: 20 }, openTab));
  tabs[0]?.saveTokens({ accessToken: tokenOf(60, 'old'), refreshToken: 'first' });
  const renewed = tokenOf(1800, 'new');
  const refresh = vi.fn(async (refreshToken: string) => {
    expect(refreshToken).toBe('first');
    return { accessToken: renewed, refreshToken: 'second' };
  });
  const tokens = await Promise.all(tabs.map((tab) => tab.freshAccessToken(refresh)));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(new Set(tokens)).toEqual(new Set([renewed]));
  expect(tabs[19]?.readTokens()).toEqual({ accessToken: renewed, refreshToken: 'second' });
});
