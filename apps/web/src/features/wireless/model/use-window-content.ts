import { useDeferredValue } from 'react';
import type { Wireless } from './use-wireless.ts';

/** The content of the page's windows: the current choice while one is open; otherwise rendered after the page's own amounts. */
export function useWindowContent(wireless: Wireless): Wireless {
  const later = useDeferredValue(wireless);
  return wireless.openPanel === null ? later : wireless;
}
