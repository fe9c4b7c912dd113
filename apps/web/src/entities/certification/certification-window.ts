import { type CertificationPurpose, memberPurposes, visitorPurposes } from '@mall/contracts/certification';
import { readDraft, writeDraft } from '../../lib/browser/drafts.ts';

/** What the window comes back with from the service; `failure` says why there is no ticket. */
export type CertificationOutcome = {
  readonly certificationKey: string;
  readonly ticket: string;
  readonly failure: string;
};
/** What a window has begun: `back` is the page that it left, and empty in a separate window. */
type Begun = { readonly certificationKey: string; readonly purpose: string; readonly back: string };
type Message = CertificationOutcome & { readonly kind: typeof messageKind };

const messageKind = 'mall.certification';
const begunName = 'certification.begun';
const outcomeName = (purpose: CertificationPurpose) => `certification.${purpose}`;
const nothing: CertificationOutcome = { certificationKey: '', ticket: '', failure: '' };

export const isCertificationPurpose = (text: string | undefined): text is CertificationPurpose =>
  [...visitorPurposes, ...memberPurposes].some((purpose) => purpose === text);

/** Whether this purpose is for members only. */
export const isMemberPurpose = (purpose: CertificationPurpose): purpose is (typeof memberPurposes)[number] =>
  memberPurposes.some((one) => one === purpose);

/** The address of the window; `back` is absent for a separate window. */
export const certificationPath = (purpose: CertificationPurpose, back?: string): string =>
  `/popup/certPhone?${new URLSearchParams({ purpose, ...(back && { back }) })}`;

export const rememberBegun = (begun: Begun): void => writeDraft(begunName, begun);

/** What this window has begun, readable once: going back in its history finds nothing. */
export function takeBegun(): Begun | null {
  const begun = readDraft<Begun>(begunName, { certificationKey: '', purpose: '', back: '' });
  writeDraft(begunName, null);
  return begun.certificationKey === '' ? null : begun;
}

/** Sends the outcome to the page that opened this window; false when that page is gone. */
export function tellOpener(outcome: CertificationOutcome): boolean {
  const { opener } = window as { opener: Window | null };
  if (!opener || opener.closed) return false;
  const message: Message = { kind: messageKind, ...outcome };
  // If the opener has another origin, it does not receive the message.
  opener.postMessage(message, window.location.origin);
  return true;
}

/** The outcome in a message of our own window, otherwise nothing. */
export function readOutcome({ data, origin, source }: MessageEvent, from: Window): CertificationOutcome | null {
  // A window that has closed at once is no longer the message's source.
  const isOurs = origin === window.location.origin && (source === from || source === null);
  return isOurs && (data as Partial<Message> | null)?.kind === messageKind ? (data as Message) : null;
}

/** Stores the outcome for the page to which the visitor returns. */
export const keepOutcome = (purpose: CertificationPurpose, outcome: CertificationOutcome): void =>
  writeDraft(outcomeName(purpose), outcome);

/** The outcome for this purpose, if it is unused; it survives a reload. */
export function storedOutcome(purpose: CertificationPurpose): CertificationOutcome | null {
  const outcome = readDraft(outcomeName(purpose), nothing);
  return outcome.certificationKey === '' ? null : outcome;
}

export const forgetOutcome = (purpose: CertificationPurpose): void => writeDraft(outcomeName(purpose), null);
