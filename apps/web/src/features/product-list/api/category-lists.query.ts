import {
  getCategoryFacets,
  listCategoryGoods,
  listCategorySubscriptions,
  listCategoryWireless,
  type ProductListQuery,
} from '@mall/contracts/product-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

type Before = { queryKey: readonly unknown[] } | undefined;

/** Earlier results stay while the next response of the same category loads; another category starts empty. */
const keepWithin =
  ({ categoryNo }: ProductListQuery) =>
  <Data>(data: Data | undefined, before: Before): Data | undefined =>
    (before?.queryKey.at(-1) as ProductListQuery | undefined)?.categoryNo === categoryNo ? data : undefined;

/** One page of a category's goods. */
export const categoryGoodsQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'goods', 'list', query],
    queryFn: ({ signal }) => call(listCategoryGoods, { query }, { signal }),
    placeholderData: keepWithin(query),
  });

/** The filters of the category; they depend on neither page nor order. */
export const categoryFacetsQuery = ({ page: _page, sort: _sort, ...query }: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'facets', query],
    queryFn: ({ signal }) => call(getCategoryFacets, { query }, { signal }),
    placeholderData: keepWithin(query),
    staleTime: 60_000,
  });

/** A category's phones with their monthly prices. */
export const categoryWirelessQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'wireless', 'list', query],
    queryFn: ({ signal }) => call(listCategoryWireless, { query }, { signal }),
    placeholderData: keepWithin(query),
  });

/** A category's subscription products. */
export const categorySubscriptionsQuery = (query: ProductListQuery) =>
  queryOptions({
    queryKey: ['products', 'subscriptions', 'list', query],
    queryFn: ({ signal }) => call(listCategorySubscriptions, { query }, { signal }),
    placeholderData: keepWithin(query),
  });
