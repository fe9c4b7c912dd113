import { setTimeout as pause } from 'node:timers/promises';
import type { JobLog } from './job-queue.ts';

const retryAfterMilliseconds = 500;

type Following = {
  /** Does all that there is to do, in steps that can be repeated. */
  readonly follow: (options: { readonly isStopped: () => boolean }) => Promise<unknown>;
  /** What is logged when a step has failed, as when it has yielded to an order; it is tried again. */
  readonly failure: string;
};

/** Lets something follow what has changed whenever it is woken, until `stop`, which lets the step under way finish. */
export function createFollower({ follow, failure }: Following, log: JobLog) {
  const stopping = new AbortController();
  let isWoken = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    while (isWoken && !stopping.signal.aborted) {
      isWoken = false;
      await follow({ isStopped: () => stopping.signal.aborted }).catch(async (err: unknown) => {
        log.error({ err }, failure);
        isWoken = true;
        await pause(retryAfterMilliseconds, undefined, { signal: stopping.signal }).catch(() => {});
      });
    }
    running = undefined;
  };
  return {
    wake: () => {
      isWoken = true;
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
