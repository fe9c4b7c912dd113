/** Runs a limited number of tasks at a time; the others wait, first come, first served. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Orders of the same goods wait for each other's locks, each holding a connection. In a rush they would take every
 * connection of the process, and no page could be served any more, so they queue here instead.
 */
export function createQueue(mostAtOnce: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < mostAtOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The next task takes over this slot.
      if (next) next();
      else running -= 1;
    }
  };
}
