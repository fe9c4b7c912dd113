import { type ReactNode, useDeferredValue } from 'react';
import { hasPrerender } from '../../lib/browser/first-paint.ts';

/** Behind a prerender, renders what the prerender already shows in slices, so that touches are handled in between; elsewhere at once. */
export function BehindPrerender({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, !hasPrerender());
  return isDue && children;
}
