import { useDeferredValue } from 'react';
import type { Wireless } from './use-wireless.ts';

/** What the page's windows show: the choice as it is while one of them is open; else after the page's own amounts. */
export function useWindowContent(wireless: Wireless): Wireless {
  const later = useDeferredValue(wireless);
  return wireless.openPanel === null ? later : wireless;
}
