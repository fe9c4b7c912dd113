import { AppError } from '@mall/contracts/errors';
import type { ProductListQuery } from '@mall/contracts/product-list';

/** The filters of a list in full; null and empty lists filter nothing. */
export type ListingFilter = {
  readonly brandIds: readonly number[];
  readonly colourFamilies: readonly string[];
  readonly minimumPrice: number | null;
  readonly maximumPrice: number | null;
  readonly onlyFreeDelivery: boolean;
  readonly onlyShipsToday: boolean;
  readonly minimumDiscountRate: number;
  readonly includesSoldOut: boolean;
};

/** The filter of a URL. Lists are sorted, so that the same choice in another order is the same filter. */
export function toListingFilter(query: ProductListQuery): ListingFilter {
  return {
    brandIds: (query.brandIds ?? []).map(readBrandId).sort((one, other) => one - other),
    colourFamilies: [...(query.colourFamilies ?? [])].sort(),
    minimumPrice: query.minimumPrice ?? null,
    maximumPrice: query.maximumPrice ?? null,
    onlyFreeDelivery: query.hasFreeDelivery ?? false,
    onlyShipsToday: query.shipsToday ?? false,
    minimumDiscountRate: query.minimumDiscountRate ?? 0,
    includesSoldOut: query.includesSoldOut ?? true,
  };
}

export const narrowsNothing = (filter: ListingFilter): boolean =>
  [filter.brandIds.length, filter.colourFamilies.length, filter.minimumDiscountRate].every((amount) => amount === 0) &&
  filter.minimumPrice === null &&
  filter.maximumPrice === null &&
  !filter.onlyFreeDelivery &&
  !filter.onlyShipsToday &&
  filter.includesSoldOut;

function readBrandId(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new AppError('4000', { fieldErrors: [{ field: 'brandIds', message: '브랜드 번호를 확인해 주세요.' }] });
}
