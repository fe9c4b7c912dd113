import type { TermCode } from '@mall/contracts/codes';
import type { OpenedLook } from '@mall/contracts/look';
import { readLookText, writeLookText } from '../browser/browser-storage.ts';
import { saveTokens } from './token-store.ts';

/** The text of the bar above the page about staff who look as the member. */
export type Look = Pick<OpenedLook, 'staffName' | 'endsAt'> & {
  /** For a preview (public/preview.js): the moment that it shows, without a member. */
  readonly asOf?: string;
  /** The previewed text of terms, and the day of the version: it is opened above the page. */
  readonly term?: { readonly code: TermCode; readonly day: string };
};

/** Undefined except in the tab of a look. */
export function readLook(): Look | undefined {
  const text = readLookText();
  return text === null ? undefined : (JSON.parse(text) as Look);
}

/** From here on this tab shows the mall as the member, for staff. */
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
