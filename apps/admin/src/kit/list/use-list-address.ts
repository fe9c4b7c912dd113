import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SearchParams } from '../../lib/search.ts';
import { isSameFilters } from './filter.ts';
import { type ListAddress, type ListPlan, readAddress, writeAddress } from './list-address.ts';

type Change = Partial<ListAddress>;

/** The state of a list in the address, and how to change it: each change can be undone with the back button. */
export function useListAddress(plan: ListPlan) {
  const search: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const { endpoint, views, start, searchField } = plan;
  const address = useMemo(
    () => readAddress({ endpoint, views, start, searchField }, search),
    [endpoint, views, start, searchField, search],
  );
  /** Another query begins at its first page, without an open row. */
  const change = (changed: Change, { isReplacing = false } = {}) => {
    const next = { ...address, ...changed };
    const isOther =
      next.sort !== address.sort || next.search !== address.search || !isSameFilters(next.filters, address.filters);
    const shown = isOther ? { ...next, cursor: changed.cursor, open: changed.open } : next;
    return navigate({
      to: '.',
      search: ({ mall }: SearchParams) => ({ ...(mall !== undefined && { mall }), ...writeAddress(plan, shown) }),
      replace: isReplacing,
    });
  };
  return { address, change };
}
