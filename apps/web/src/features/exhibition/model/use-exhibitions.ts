import { categoryType } from '@mall/contracts/codes';
import { useQuery } from '@tanstack/react-query';
import { useMenu } from '../../../lib/mall/use-menu.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { exhibitionsQuery } from '../api/exhibitions.query.ts';

export type ExhibitionCategory = { categoryNo: string; name: string };

/** The categories of the mall's exhibitions. */
export function useExhibitionCategories() {
  const { items, isPending } = useMenu();
  const categories = items.flatMap((item) => (item.type === categoryType.event ? item.children : []));
  return { categories, isPending };
}

/** The list of exhibitions, and the tabs of their categories. */
export function useExhibitions(categories: readonly ExhibitionCategory[], categoryNo: string | undefined) {
  const { data, isPending, error, refetch } = useQuery(exhibitionsQuery(categoryNo));
  usePageTitle('기획전');
  const current = categories.find((category) => category.categoryNo === categoryNo)?.categoryNo ?? '';
  return {
    isPending,
    error,
    retry: () => void refetch(),
    open: data?.open ?? [],
    upcoming: data?.upcoming ?? [],
    isEmpty: data !== undefined && data.open.length + data.upcoming.length === 0,
    current,
  };
}
