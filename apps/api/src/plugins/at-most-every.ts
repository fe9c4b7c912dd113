/**
 * Runs `work` when it is called, but at most once in so many milliseconds: calls in between cause one run, at the end. Two thousand
 * changes cause a few re-reads, not two thousand.
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
