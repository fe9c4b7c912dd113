import { useEffect } from 'react';

const keyOf = (name: string) => `office:draft:${name}`;

/** What was typed there before, in this tab: through reloads, ways back and other rows. It goes with the tab, since it may name somebody. */
export function readDraft(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is being typed until it is empty again, as after it was sent. */
export function useDraft(name: string, text: string): void {
  useEffect(() => {
    try {
      if (text === '') sessionStorage.removeItem(keyOf(name));
      else sessionStorage.setItem(keyOf(name), text);
    } catch {
      // A browser that keeps nothing.
    }
  }, [name, text]);
}
