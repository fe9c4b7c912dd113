import { setTimeout } from 'node:timers/promises';

/** Longer than the work ever takes, so that the response time reveals nothing. */
const floorMilliseconds = 300;

/** Responds no sooner than the floor, in success and in failure. */
export async function atLeast<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(floorMilliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
