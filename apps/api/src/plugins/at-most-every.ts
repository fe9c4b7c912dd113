/**
 * Runs `work` when it is called, but not again before so many milliseconds have passed: calls in between are one, at their end. Two thousand
 * changes are a few re-reads, not two thousand.
 */
export function atMostEvery(milliseconds: number, work: () => void): () => void {
  let resting: NodeJS.Timeout | undefined;
  let isWanted = false;
  const run = () => {
    isWanted = false;
    work();
    resting = setTimeout(() => {
      resting = undefined;
      if (isWanted) run();
    }, milliseconds).unref();
  };
  return () => {
    if (resting) isWanted = true;
    else run();
  };
}
