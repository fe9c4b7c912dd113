import { useEffect } from 'react';

const keyOf = (name: string) => `office:draft:${name}`;

/** Text typed earlier in this tab: it survives reloads, going back and other rows, but not the tab, because it may contain personal data. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

/** Stores the text being typed until it is empty again, for example after sending. */
export function useDraft(name: string, text: string): void {
  useEffect(() => {
    try {
      if (text === '') sessionStorage.removeItem(keyOf(name));
      else sessionStorage.setItem(keyOf(name), text);
    } catch {
      // The browser's storage is unavailable.
    }
  }, [name, text]);
}
