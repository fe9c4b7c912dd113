import { startTransition, useEffect, useState } from 'react';
import { hasPrerender } from './first-paint.ts';

/**
 * Whether to render what is below a page's top: behind a prerender once the top is in the page, in slices between which touches are
 * handled; elsewhere at once. Everything together: parts that came one by one would move each other below a restored scroll position.
 */
export function useFollowsTop(): boolean {
  const [isDue, setDue] = useState(!hasPrerender());
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
