import type { Device } from '@mall/contracts/codes';
import type { TidVisit } from '@mall/contracts/tid';
import type { UnlinkedTid } from '@mall/contracts/tid-sign-in';
import { readDraft, writeDraft } from '../browser/drafts.ts';

/** Why the browser goes to the T-ID service: to sign in, or to link the T-ID to the signed-in member. */
type TidPurpose = 'signIn' | 'link';

/** What this tab has begun. The destination is stored here: nothing in the returned address decides where to go. */
type Begun = {
  readonly state: string;
  readonly key: string;
  readonly purpose: string;
  readonly device: string;
  /** Where to continue after sign-in; empty for home. */
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

/** The visit with this state, if this tab has begun it. */
export function begunTid(state: string): BegunTid | null {
  const begun = readDraft<Begun>(begunName, { state: '', key: '', purpose: '', device: '', redirect: '' });
  const isKnown = begun.state !== '' && begun.state === state;
  return isKnown ? (begun as BegunTid) : null;
}

export const forgetBegunTid = (): void => writeDraft(begunName, null);

type Unlinked = UnlinkedTid & Pick<BegunTid, 'device' | 'redirect'>;

/** A T-ID that is not linked yet, stored so that a reload does not lose it. */
export const keepUnlinkedTid = (unlinked: Unlinked): void => writeDraft(unlinkedName, unlinked);

export function storedUnlinkedTid(): Unlinked | null {
  const stored = readDraft(unlinkedName, { ticket: '', account: '', redirect: '', device: '' });
  return stored.ticket === '' ? null : (stored as Unlinked);
}

export const forgetUnlinkedTid = (): void => writeDraft(unlinkedName, null);
