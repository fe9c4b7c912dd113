import { createHmac } from 'node:crypto';
import {
  addressLimits,
  addressQuestionLimits,
  type FailureLimits,
  personLimits,
  questionLimits,
} from './failure-window.ts';

/** What failures are counted for: a hash that reveals nothing without the server's key, and its limits. */
export type Subject = { readonly hash: Buffer; readonly limits: FailureLimits };

/** Where an attempt comes from. */
export type Place = { readonly address: string; readonly deviceHash: Buffer };
type Attempted = Place & { readonly id: string };

export type AttemptSubjects = ReturnType<typeof createSubjects>;

/**
 * Who is slowed down by failures (decision record 28). Each list is in the order in which its subjects are locked, so that two attempts
 * never deadlock.
 */
export function createSubjects(secret: string) {
  const subject = (limits: FailureLimits, ...parts: readonly string[]): Subject => ({
    hash: createHmac('sha256', secret).update(JSON.stringify(parts)).digest(),
    limits,
  });
  const hex = ({ deviceHash }: Place) => deviceHash.toString('hex');
  const device = (place: Place) => subject(personLimits, 'device', hex(place), place.address);
  const address = (kind: string, place: Pick<Place, 'address'>) => subject(addressLimits, kind, place.address);
  const normal = (id: string) => id.trim().toLowerCase();
  return {
    /** An id and a password from a browser in which this account has not signed in lately. */
    ofUnknownDevice: (attempted: Attempted): Subject[] => [
      subject(personLimits, 'id', normal(attempted.id)),
      device(attempted),
      address('address', attempted),
    ],
    /** The same from a browser in which it has: failures elsewhere, or for other accounts, do not lock it. */
    ofKnownDevice: (attempted: Attempted): Subject[] => [
      subject(personLimits, 'id on device', normal(attempted.id), hex(attempted)),
      device(attempted),
    ],
    /** Before an id is typed. */
    ofVisitor: (place: Pick<Place, 'address'> & { readonly deviceHash: Buffer | undefined }): Subject[] => [
      ...(place.deviceHash ? [device({ ...place, deviceHash: place.deviceHash })] : []),
      address('address', place),
    ],
    /** The password of a session's own member, counted separately from sign-in: whoever has the session has an account. */
    ofSession: (memberNo: number, place: Place): Subject[] => [
      subject(personLimits, 'session', String(memberNo)),
      address('session address', place),
    ],
    /** A code, a link or a ticket: a secret that the server has issued. */
    ofSecret: (place: Place): Subject[] => [
      subject(personLimits, 'secret device', hex(place), place.address),
      address('secret address', place),
    ],
    /** Requests that a person seldom makes, such as finding one's id. */
    ofRequest: (kind: string, place: Place): Subject[] => [
      subject(personLimits, 'request device', kind, hex(place), place.address),
      address(`request address ${kind}`, place),
    ],
    /** Checks that a form makes during typing. */
    ofQuestion: (kind: string, place: Place): Subject[] => [
      subject(questionLimits, 'question device', kind, hex(place), place.address),
      subject(addressQuestionLimits, 'question address', kind, place.address),
    ],
    /** Mails to one address or member, whoever requests them. */
    ofMail: (kind: string, value: string): Subject => subject(personLimits, 'mail', kind, normal(value)),
  };
}
