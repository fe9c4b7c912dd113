import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SearchParams } from '../lib/search.ts';

/** Longer than any page takes to load. */
const givesUpAfter = 15_000;

/** Focuses the field that the address names (`?field=address`), once the page has it: a control with that name, or the section with that id. */
export function useLeadToField(): void {
  const { field }: SearchParams = useSearch({ strict: false });
  useEffect(() => {
    if (field === undefined || leadTo(field)) return;
    const seen = new MutationObserver(() => leadTo(field) && seen.disconnect());
    seen.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => seen.disconnect(), givesUpAfter);
    return () => {
      seen.disconnect();
      clearTimeout(timer);
    };
  }, [field]);
}

const controls = 'input, textarea, select, button';

function leadTo(field: string): boolean {
  const name = CSS.escape(field);
  const place = document.querySelector<HTMLElement>(`main :is([name="${name}"], [name^="${name}."], #${name})`);
  const control = place?.matches(controls) ? place : place?.querySelector<HTMLElement>(controls);
  place?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return place !== null;
}
