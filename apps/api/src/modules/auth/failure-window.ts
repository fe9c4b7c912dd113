const windowMilliseconds = 10 * 60 * 1000;
const humanCheckFrom = 3;
const lockFrom = 10;

/** How far back failures can still matter: a lock lasts one window after the last of ten within a window. */
export const failuresMatterForMilliseconds = 2 * windowMilliseconds;

export type AttemptState = 'free' | 'humanCheck' | 'locked';

/** 3 failures in 10 minutes ask for a human check, 10 lock sign-in for 10 minutes after the last. */
export function attemptState(failures: readonly Date[], now: Date): AttemptState {
  const newestFirst = failures.map((failure) => failure.getTime()).sort((a, b) => b - a);
  const [newest = 0] = newestFirst;
  const tenth = newestFirst[lockFrom - 1];
  const isRecent = now.getTime() - newest < windowMilliseconds;
  if (isRecent && tenth !== undefined && newest - tenth < windowMilliseconds) return 'locked';
  const inWindow = newestFirst.filter((failure) => now.getTime() - failure < windowMilliseconds);
  return inWindow.length >= humanCheckFrom ? 'humanCheck' : 'free';
}
