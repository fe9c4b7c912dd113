/** Lets a limited number of tasks run at a time; the others wait their turn, first come, first served. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Orders of the same goods wait for each other in the database, each with a connection. In a rush they would use up every connection of
 * the process, and no page could be read any more: so they wait here instead.
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
      // The next task takes this place over.
      if (next) next();
      else running -= 1;
    }
  };
}
