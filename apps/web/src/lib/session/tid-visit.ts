import type { Device } from '@mall/contracts/codes';
import type { TidVisit } from '@mall/contracts/tid';
import type { UnlinkedTid } from '@mall/contracts/tid-sign-in';
import { readDraft, writeDraft } from '../browser/drafts.ts';

/** Why the browser goes to the T-ID service: to sign in, or to link the T-ID to who is signed in. */
type TidPurpose = 'signIn' | 'link';

/** What this tab has begun. The way on is our own: nothing that comes back in the address says where to go. */
type Begun = {
  readonly state: string;
  readonly key: string;
  readonly purpose: string;
  readonly device: string;
  /** Where a sign-in goes on to; empty for home. */
  readonly redirect: string;
};
export type BegunTid = Begun & { readonly purpose: TidPurpose; readonly device: Device };
type Way = { readonly purpose: TidPurpose; readonly device: Device; readonly redirect?: string | undefined };

const begunName = 'tid.begun';
const unlinkedName = 'tid.unlinked';

/** Leaves for the T-ID service. */
export function leaveForTid({ state, key, url }: TidVisit, { redirect = '', ...way }: Way): void {
  writeDraft(begunName, { state, key, redirect, ...way });
  window.location.assign(url);
}

/** The visit that this state belongs to, if this tab has begun it. */
export function begunTid(state: string): BegunTid | null {
  const begun = readDraft<Begun>(begunName, { state: '', key: '', purpose: '', device: '', redirect: '' });
  const isKnown = begun.state !== '' && begun.state === state;
  return isKnown ? (begun as BegunTid) : null;
}

export const forgetBegunTid = (): void => writeDraft(begunName, null);

type Unlinked = UnlinkedTid & Pick<BegunTid, 'device' | 'redirect'>;

/** A T-ID that nobody has linked yet, stored so that a reload does not lose it. */
export const keepUnlinkedTid = (unlinked: Unlinked): void => writeDraft(unlinkedName, unlinked);

export function storedUnlinkedTid(): Unlinked | null {
  const stored = readDraft(unlinkedName, { ticket: '', account: '', redirect: '', device: '' });
  return stored.ticket === '' ? null : (stored as Unlinked);
}

export const forgetUnlinkedTid = (): void => writeDraft(unlinkedName, null);
