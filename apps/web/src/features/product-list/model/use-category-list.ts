import { defaultListSort, goodsSorts, type ListSort, listSorts } from '@mall/contracts/codes';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import {
  categoryFacetsQuery,
  categoryGoodsQuery,
  categorySubscriptionsQuery,
  categoryWirelessQuery,
} from '../api/category-lists.query.ts';
import type { CategoryPlace } from './category-place.ts';
import { chosenFilters } from './chosen-filters.ts';
import { type ListAddress, listQueryOf, narrowed, widened } from './list-address.ts';

const sortsOf = (kind: CategoryPlace['kind']): ListSort[] =>
  listSorts.filter((sort) => kind === 'goods' || !goodsSorts.includes(sort));

/** A category's page: its list, its filters, and the addresses of its controls. */
export function useCategoryList(place: CategoryPlace, address: ListAddress) {
  const { categoryNo, kind, name, screen } = place;
  usePageTitle(name);
  const navigate = useMallNavigate();
  const wanted = listQueryOf(categoryNo, address);
  const isKnown = categoryNo !== '';
  const goods = useQuery({ ...categoryGoodsQuery(wanted), enabled: isKnown && kind === 'goods' });
  const phones = useQuery({ ...categoryWirelessQuery(wanted), enabled: isKnown && kind === 'wireless' });
  const subscriptions = useQuery({
    ...categorySubscriptionsQuery(wanted),
    enabled: isKnown && kind === 'subscription',
  });
  const facets = useQuery({ ...categoryFacetsQuery(wanted), enabled: isKnown && kind === 'goods' });
  const shown = { goods, wireless: phones, subscription: subscriptions }[kind];
  const { total = 0, pageSize = 1 } = shown.data ?? {};
  const listOf = (search: ListAddress): ScreenTarget => ({ screen, search });
  return {
    isPending: isKnown && shown.isPending,
    isStale: shown.isPlaceholderData,
    /** R2.18: an unknown category is a missing page. */
    isUnknown: isApiError(shown.error, '4040'),
    error: shown.error,
    retry: () => void shown.refetch(),
    goods: goods.data?.goods ?? [],
    phones: phones.data?.wirelessProducts ?? [],
    subscriptions: subscriptions.data?.subscriptions ?? [],
    facets: facets.data,
    total,
    isEmpty: !isKnown || (shown.isSuccess && total === 0),
    page: address.page ?? 1,
    pageCount: Math.ceil(total / pageSize),
    sort: address.sort ?? defaultListSort,
    sorts: sortsOf(kind),
    chosen: chosenFilters(address, facets.data).map(({ label, without }) => ({
      label,
      to: listOf(narrowed(address, without)),
    })),
    toPage: (page: number) => listOf({ ...address, page }),
    toSort: (sort: ListSort) => listOf(narrowed(address, { sort })),
    toAll: listOf(widened(address)),
    /** Opens the list with other filters; the page keeps its position. */
    narrow: (change: ListAddress) => void navigate(listOf(narrowed(address, change)), { resetScroll: false }),
  };
}
export type CategoryList = ReturnType<typeof useCategoryList>;
