const lookKey = 'mall.look';

/** Staff who look as a member leave nothing in their browser: what such a tab stores ends with it, and is none of the other tabs' concern. */
const storage = (): Storage =>
  window.sessionStorage.getItem(lookKey) === null ? window.localStorage : window.sessionStorage;

export const readLookText = (): string | null => readForVisit(lookKey);
export const writeLookText = (text: string): void => writeForVisit(lookKey, text);
/** Is it this tab's storage, of which a change has been told? */
export const isOwnStorage = (area: Storage | null): boolean =>
  readLookText() === null || area === window.sessionStorage;

// Storage throws when a browser blocks it (private windows, policies); the site then works without memory.
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

/** The same for as long as the tab is open: a visit, whatever pages it loads. */
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
