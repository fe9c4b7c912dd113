import { useNavigate } from '@tanstack/react-router';
import type { SearchParams } from '../../lib/search.ts';

/** Opens what a drawer has just saved, in place of the drawer. */
export function useOpenSaved(): (key: string) => void {
  const navigate = useNavigate();
  // After the form has settled, so that it does not ask about unsaved changes.
  return (open) =>
    void setTimeout(
      () => void navigate({ to: '.', search: (search: SearchParams) => ({ ...search, open }), replace: true }),
    );
}
