import { defaultListSort, type ListSort } from '@mall/contracts/codes';
import type { ProductListQuery } from '@mall/contracts/product-list';
import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { splitList, withoutNothing } from '../../../lib/routing/search-params.ts';

/** The parameters of a list page: filters, order and page. */
export type ListAddress = ScreenSearch<'goodsList'>;
/** Lists of goods and of subscription products have the same filters and sort orders. */
export type ListScreen = 'goodsList' | 'subscriptionList';

export const listSortLabels: Record<ListSort, string> = {
  recommended: '추천순',
  popular: '많이 담은 순',
  priceAscending: '낮은 가격순',
  priceDescending: '높은 가격순',
  discount: '할인율순',
  newest: '신상품순',
  rating: '평점 높은 순',
  reviews: '후기 많은 순',
};

/** The call for an address. */
export function listQueryOf(categoryNo: string, address: ListAddress): ProductListQuery {
  return {
    categoryNo,
    sort: address.sort ?? defaultListSort,
    page: address.page ?? 1,
    ...(address.brand && { brandIds: splitList(address.brand) }),
    ...(address.colour && { colourFamilies: splitList(address.colour) }),
    ...(address.min !== undefined && { minimumPrice: address.min }),
    ...(address.max !== undefined && { maximumPrice: address.max }),
    ...(address.discount !== undefined && { minimumDiscountRate: address.discount }),
    ...(address.free && { hasFreeDelivery: true }),
    ...(address.today && { shipsToday: true }),
    ...(address.soldOut && { includesSoldOut: false }),
  };
}

/** Any change except of the page leads to the first page. */
export const narrowed = (address: ListAddress, change: ListAddress): ListAddress =>
  withoutNothing({ ...address, ...change, page: undefined });

/** The address without its filters; category and order stay. */
export const widened = ({ ctgNo, sort }: ListAddress): ListAddress => withoutNothing({ ctgNo, sort });
