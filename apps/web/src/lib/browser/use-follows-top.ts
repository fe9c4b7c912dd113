import { startTransition, useEffect, useState } from 'react';
import { hasPrerender } from './first-paint.ts';

/**
 * Whether what lies below a page's top is to be rendered: behind a prerender once the top is in the page, in slices between which touches are
 * handled; elsewhere at once. All of it together: parts that came one by one would push each other about under a place that was scrolled to.
 */
export function useFollowsTop(): boolean {
  const [isDue, setDue] = useState(!hasPrerender());
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
