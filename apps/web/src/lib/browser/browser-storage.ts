const lookKey = 'mall.look';

/** Staff who look as a member leave nothing in their browser: what such a tab stores ends with it, and does not affect other tabs. */
const storage = (): Storage =>
  window.sessionStorage.getItem(lookKey) === null ? window.localStorage : window.sessionStorage;

export const readLookText = (): string | null => readForVisit(lookKey);
export const writeLookText = (text: string): void => writeForVisit(lookKey, text);
/** Whether the storage event concerns this tab's storage. */
export const isOwnStorage = (area: Storage | null): boolean =>
  readLookText() === null || area === window.sessionStorage;

// Storage throws when a browser blocks it (private windows, policies); the site then works without it.
export function readStored(key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}

/** The same for as long as the tab is open: a visit, across page loads. */
export function readForVisit(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeForVisit(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}
