import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { searchQuery } from '../api/search.query.ts';
import type { SearchAddress } from './search-address.ts';
import { narrowed, searchOf, searchTarget, widened } from './search-address.ts';

/** Filters tried out in a sheet: the results follow when they are applied; their count is known before. */
export function useFilterDraft(address: SearchAddress) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(address);
  const navigate = useMallNavigate();
  const wanted = searchOf(draft);
  const search = useQuery({ ...searchQuery(wanted), enabled: isOpen && wanted.keywords.length > 0 });
  return {
    isOpen,
    draft,
    result: search.data,
    open: () => {
      setDraft(narrowed(address, {}));
      setOpen(true);
    },
    close: () => setOpen(false),
    change: (change: SearchAddress) => setDraft((known) => narrowed(known, change)),
    reset: () => setDraft(widened),
    apply: () => {
      setOpen(false);
      void navigate(searchTarget(draft));
    },
  };
}
