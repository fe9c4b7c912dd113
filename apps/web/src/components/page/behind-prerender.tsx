import { type ReactNode, useDeferredValue } from 'react';
import { hasPrerender } from '../../lib/browser/first-paint.ts';

/** What a prerender shows already is rendered behind it in slices, and touches are handled in between; elsewhere at once. */
export function BehindPrerender({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, !hasPrerender());
  return isDue && children;
}
