import { useSyncExternalStore } from 'react';

/** Widths at which the office's layout changes. */
export const phone = '(max-width: 720px)';
export const narrow = '(max-width: 1180px)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
