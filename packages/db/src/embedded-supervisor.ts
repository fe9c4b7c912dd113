import { setTimeout as sleep } from 'node:timers/promises';
import { findPostmaster } from './embedded-postmaster.ts';

type Supervision = {
  readonly cluster: string;
  /** Starts the server once more, unless another process of ours has done so meanwhile. */
  readonly restart: () => Promise<void>;
  /** Called at each check, whether the server is alive or not. */
  readonly look: () => void;
  /** True while a failed restart is no reason to give up. */
  readonly isExcused: () => boolean;
  readonly onTrouble: (line: string) => void;
  readonly onGivenUp: (error: Error) => void;
  /** Waits; rejects when the signal is aborted. */
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

const lookEveryMilliseconds = 500;
const longestPauseMilliseconds = 15_000;
/** Failed restarts in a row after which it gives up: about a minute. */
const mostRestarts = 8;
/** A server that lived this long is considered to have started well. */
const healthyAfterMilliseconds = 60_000;

/** Supervises a server until the returned function is called: restarts it when it died, waiting longer each time. */
export function supervise({
  cluster,
  restart,
  look,
  isExcused,
  onTrouble,
  onGivenUp,
  pause = (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }),
}: Supervision): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let restarts = 0;
  let lastRestart = Number.NEGATIVE_INFINITY;

  const revive = async () => {
    if (performance.now() - lastRestart > healthyAfterMilliseconds) restarts = 0;
    if (restarts > 0) await pause(Math.min(250 * 2 ** restarts, longestPauseMilliseconds), signal);
    if (findPostmaster(cluster)) return;
    restarts += 1;
    onTrouble('PostgreSQL ended by itself: starting it again');
    try {
      await restart();
    } catch (error) {
      if (restarts >= mostRestarts && !isExcused()) throw error;
      onTrouble(String(error instanceof Error ? error.message : error));
    } finally {
      lastRestart = performance.now();
    }
  };

  let lastLine = '';
  const tryLook = () => {
    try {
      look();
    } catch (error) {
      const line = `the disk of the database cannot be watched: ${error instanceof Error ? error.message : error}`;
      if (line !== lastLine) onTrouble(line);
      lastLine = line;
    }
  };

  const watch = async () => {
    for (;;) {
      await pause(lookEveryMilliseconds, signal);
      tryLook();
      if (!findPostmaster(cluster)) await revive();
    }
  };
  watch().catch((error: unknown) => {
    if (signal.aborted) return;
    onGivenUp(error instanceof Error ? error : new Error(String(error)));
  });
  return () => stopping.abort();
}
