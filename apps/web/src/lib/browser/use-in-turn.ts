import { startTransition, useEffect, useState } from 'react';
import { hasPrerender } from './first-paint.ts';

/**
 * How many of a page's parts are to be rendered: behind a prerender one after the other, each in a task of its own, and touches are handled in
 * between; all at once where the visitor waits for them, or comes back to where they were on the page.
 */
export function useInTurn(partCount: number): number {
  const [dueCount, setDueCount] = useState(hasPrerender() ? 0 : partCount);
  useEffect(() => {
    if (dueCount < partCount) startTransition(() => setDueCount(dueCount + 1));
  }, [dueCount, partCount]);
  return dueCount;
}
