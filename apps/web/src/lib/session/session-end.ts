import { abortPending } from '../api/in-flight.ts';
import { isOwnStorage } from '../browser/browser-storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { leaveLook, readLook } from './look.ts';
import { clearTokens } from './token-store.ts';

type Listener = () => void;
let onEnded: Listener = () => undefined;

/** The router defines here what follows a lost session: the login page, with the way back (R8.04). */
export function whenSessionEnds(listener: Listener): void {
  onEnded = listener;
  // Signed out in another tab: the data in this one no longer belongs to anybody.
  window.addEventListener('storage', ({ key, newValue, storageArea }) => {
    if (key === storageKeys.accessToken && newValue === null && isOwnStorage(storageArea)) listener();
  });
}

/** R8.04: pending requests and tokens are cleared, then the user is sent to login. */
export function endSession(): void {
  abortPending();
  if (readLook()) {
    leaveLook();
    return;
  }
  clearTokens();
  onEnded();
}
