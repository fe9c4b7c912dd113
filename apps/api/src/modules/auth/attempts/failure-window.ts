const windowMilliseconds = 10 * 60 * 1000;

/** How many failures in ten minutes require a human check, and how many lock. */
export type FailureLimits = { readonly humanCheckFrom: number; readonly lockFrom: number };

/** For one account or one device. */
export const personLimits: FailureLimits = { humanCheckFrom: 3, lockFrom: 10 };
/** For an address, which a whole office may share: a few mistyped passwords must not lock everybody out. */
export const addressLimits: FailureLimits = { humanCheckFrom: 30, lockFrom: 100 };
/** For checks that a shopper needs often, such as whether an id is free. */
export const questionLimits: FailureLimits = { humanCheckFrom: 30, lockFrom: 30 };
export const addressQuestionLimits: FailureLimits = { humanCheckFrom: 300, lockFrom: 300 };

/**
 * How far back failures can still matter: a lock lasts one window after the failure that caused it, which counts failures of one window.
 */
export const failuresMatterForMilliseconds = 2 * windowMilliseconds;

export type AttemptState = 'free' | 'humanCheck' | 'locked';

/** A lock lasts for ten minutes after the last failure that caused it. */
export function attemptState(
  failures: readonly Date[],
  now: Date,
  { humanCheckFrom, lockFrom }: FailureLimits,
): AttemptState {
  const newestFirst = failures.map((failure) => failure.getTime()).sort((a, b) => b - a);
  const [newest = 0] = newestFirst;
  const lastOfLock = newestFirst[lockFrom - 1];
  const isRecent = now.getTime() - newest < windowMilliseconds;
  if (isRecent && lastOfLock !== undefined && newest - lastOfLock < windowMilliseconds) return 'locked';
  const inWindow = newestFirst.filter((failure) => now.getTime() - failure < windowMilliseconds);
  return inWindow.length >= humanCheckFrom ? 'humanCheck' : 'free';
}
