import type { TokenPair } from '@mall/contracts/layout';
import { readStored, writeStored } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';

type Listener = () => void;
const listeners = new Set<Listener>();
const notify = () => {
  for (const listener of listeners) listener();
};

// When storage is blocked, the tokens live as long as the page.
let remembered: TokenPair | null = null;

export function readTokens(): TokenPair | null {
  const accessToken = readStored(storageKeys.accessToken);
  const refreshToken = readStored(storageKeys.refreshToken);
  return accessToken && refreshToken ? { accessToken, refreshToken } : remembered;
}

/** R4.06: a token present means signed in. */
export const isSignedIn = (): boolean => readTokens() !== null;

export function saveTokens(tokens: TokenPair): void {
  writeStored(storageKeys.accessToken, tokens.accessToken);
  writeStored(storageKeys.refreshToken, tokens.refreshToken);
  remembered = readStored(storageKeys.accessToken) === null ? tokens : null;
  notify();
}

export function clearTokens(): void {
  remembered = null;
  writeStored(storageKeys.accessToken, null);
  writeStored(storageKeys.refreshToken, null);
  notify();
}

/** Called at sign-in and sign-out in this tab and in others. */
export function subscribeToTokens(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === storageKeys.accessToken) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
