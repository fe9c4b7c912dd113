import { useNavigate } from '@tanstack/react-router';
import type { SearchParams } from '../../lib/search.ts';

/** Opens what a drawer has just saved, in the drawer's place. */
export function useOpenSaved(): (key: string) => void {
  const navigate = useNavigate();
  // After the form has settled: it asks nobody about what has been saved.
  return (open) =>
    void setTimeout(
      () => void navigate({ to: '.', search: (search: SearchParams) => ({ ...search, open }), replace: true }),
    );
}
