import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Keeps what a page's controls choose in its address, so that a copied address shows the same choice. The history
 * keeps one entry for the page: back leads to where one came from, not through every click. Done when the address is there.
 */
export function useAddressChoice(): (change: Record<string, string | undefined>) => Promise<void> {
  const navigate = useNavigate();
  return useCallback(
    (change) =>
      navigate({
        to: '.',
        search: (known: Record<string, unknown>) => ({ ...known, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}
