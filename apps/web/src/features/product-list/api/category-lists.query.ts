import {
  getCategoryFacets,
  listCategoryGoods,
  listCategorySubscriptions,
  listCategoryWireless,
  type ProductListQuery,
} from '@mall/contracts/product-list';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** One page of a category's goods; the page before stays while the next one comes. */
export const categoryGoodsQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'goods', 'list', query],
    queryFn: ({ signal }) => call(listCategoryGoods, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What the category can be narrowed by; neither page nor order changes it. */
export const categoryFacetsQuery = ({ page: _page, sort: _sort, ...query }: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'facets', query],
    queryFn: ({ signal }) => call(getCategoryFacets, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A category's phones with their monthly prices. */
export const categoryWirelessQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'wireless', 'list', query],
    queryFn: ({ signal }) => call(listCategoryWireless, { query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A category's subscription products. */
export const categorySubscriptionsQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'subscriptions', 'list', query],
    queryFn: ({ signal }) => call(listCategorySubscriptions, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
