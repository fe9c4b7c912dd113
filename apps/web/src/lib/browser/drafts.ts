import { memberNoOf } from '../session/access-token.ts';
import { readTokens } from '../session/token-store.ts';

// Session storage ends with the tab; it throws when a browser blocks it, and drafts then live as long as the page.
const prefix = 'mall.draft.';

/** A draft belongs to its member: another one who signs in in the same tab does not see it. */
const keyOf = (name: string): string => `${prefix}${memberNoOf(readTokens()?.accessToken ?? '')}.${name}`;

const isSameKind = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** What was typed and not yet sent, merged over the initial values; invalid parts are ignored. */
export function readDraft<Shape extends object>(name: string, initial: Shape): Shape {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? '{}');
    const known = Object.entries(stored ?? {}).filter(([key, value]) =>
      isSameKind(value, (initial as Record<string, unknown>)[key]),
    );
    return { ...initial, ...Object.fromEntries(known) };
  } catch {
    return initial;
  }
}

export function writeDraft(name: string, draft: object | null): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(keyOf(name));
    else window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Nothing to do: see above.
  }
}

/** Signed out: names and addresses must not stay behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (key.startsWith(prefix)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing to do: see above.
  }
}
