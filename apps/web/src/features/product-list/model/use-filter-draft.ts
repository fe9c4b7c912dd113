import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { categoryFacetsQuery, categoryGoodsQuery } from '../api/category-lists.query.ts';
import type { CategoryPlace } from './category-place.ts';
import { type ListAddress, listQueryOf, narrowed, widened } from './list-address.ts';

/** Filters tried out in a sheet: the list follows when they are applied; the count is known before. */
export function useFilterDraft({ categoryNo, screen }: CategoryPlace, address: ListAddress) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(address);
  const navigate = useMallNavigate();
  const wanted = listQueryOf(categoryNo, draft);
  const facets = useQuery({ ...categoryFacetsQuery(wanted), enabled: isOpen });
  const goods = useQuery({ ...categoryGoodsQuery(wanted), enabled: isOpen });
  return {
    isOpen,
    draft,
    facets: facets.data,
    total: goods.data?.total,
    open: () => {
      setDraft(narrowed(address, {}));
      setOpen(true);
    },
    close: () => setOpen(false),
    change: (change: ListAddress) => setDraft((known) => narrowed(known, change)),
    reset: () => setDraft(widened),
    apply: () => {
      setOpen(false);
      void navigate({ screen, search: draft });
    },
  };
}
