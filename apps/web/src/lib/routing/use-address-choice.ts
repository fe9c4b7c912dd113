import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Stores the choices of a page's controls in its address, so that a copied address shows the same. The history has one entry for the page:
 * back leaves it instead of undoing each click. Resolves when the address is set.
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
