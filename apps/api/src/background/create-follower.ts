import { setTimeout as pause } from 'node:timers/promises';
import type { JobLog } from './job-queue.ts';

const retryAfterMilliseconds = 500;

type Following = {
  /** Does all the work there is, in repeatable steps. */
  readonly follow: (options: { readonly isStopped: () => boolean }) => Promise<unknown>;
  /** Logged when a step has failed, for example when it has yielded to an order; the step is tried again. */
  readonly failure: string;
};

/** Runs `follow` whenever it is woken, until `stop`, which lets the current step finish. */
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
