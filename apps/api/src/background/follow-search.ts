import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from '../dependencies.ts';
import { followChanges } from '../modules/search/follow/follow-changes.ts';
import type { JobLog } from './job-queue.ts';

const retryAfterMilliseconds = 500;

/**
 * Lets the search index follow what has changed whenever it is woken, in each process that serves the office, until `stop`, which lets the
 * step under way finish. A step that fails, as when it has yielded to an order, is tried again.
 */
export function createSearchFollower(
  { officeDatabase, clock }: Pick<Dependencies, 'officeDatabase' | 'clock'>,
  log: JobLog,
) {
  const stopping = new AbortController();
  let isWoken = false;
  let running: Promise<void> | undefined;

  const run = async () => {
    while (isWoken && officeDatabase && !stopping.signal.aborted) {
      isWoken = false;
      await followChanges(officeDatabase, { isStopped: () => stopping.signal.aborted, clock }).catch(
        async (err: unknown) => {
          log.error({ err }, 'search index did not follow');
          isWoken = true;
          await pause(retryAfterMilliseconds, undefined, { signal: stopping.signal }).catch(() => {});
        },
      );
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
