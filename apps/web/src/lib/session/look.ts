import type { TermCode } from '@mall/contracts/codes';
import type { OpenedLook } from '@mall/contracts/look';
import { readLookText, writeLookText } from '../browser/browser-storage.ts';
import { saveTokens } from './token-store.ts';

/** What the bar over the page says of staff who look as the member. */
export type Look = Pick<OpenedLook, 'staffName' | 'endsAt'> & {
  /** Of a preview (public/preview.js): the moment that it shows; nobody is looked at. */
  readonly asOf?: string;
  /** The text of terms that is previewed, and the day of the version: it is opened above the page. */
  readonly term?: { readonly code: TermCode; readonly day: string };
};

/** Undefined in every tab but that of a look. */
export function readLook(): Look | undefined {
  const text = readLookText();
  return text === null ? undefined : (JSON.parse(text) as Look);
}

/** From here on this tab is the member's, as staff see it. */
export function keepLook({ accessToken, staffName, endsAt }: OpenedLook): void {
  writeLookText(JSON.stringify({ staffName, endsAt } satisfies Look));
  // It cannot be renewed.
  saveTokens({ accessToken, refreshToken: 'none' });
}

/** Where a look begins and ends; without a code it says that it is over. */
export const lookPath = '/look';

/** The tab forgets the member, and says that it is over. */
export function leaveLook(): void {
  window.sessionStorage.clear();
  window.location.replace(lookPath);
}
