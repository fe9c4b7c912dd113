import type { SearchResult } from '@mall/contracts/search';
import { priceRangeText } from '../../../entities/filters/price-range-text.ts';
import { splitList, toggleInList } from '../../../lib/routing/search-params.ts';
import type { SearchAddress } from './search-address.ts';

/** An active filter, and the change of address that removes it. */
export type ChosenFilter = { readonly label: string; readonly without: SearchAddress };

/** Every filter of a search; names come from the result and, for the category, from the menu. */
export function chosenFilters(
  address: SearchAddress,
  result: SearchResult | undefined,
  categoryName: string | undefined,
): ChosenFilter[] {
  const brandName = (id: string) => result?.facets.brands.find((brand) => brand.id === id)?.label;
  const price = priceRangeText(address.min, address.max);
  return [
    ...(address.ctgNo ? [{ label: categoryName ?? '카테고리', without: { ctgNo: undefined } }] : []),
    ...splitList(address.brand).map((id) => ({
      label: brandName(id) ?? '브랜드',
      without: { brand: toggleInList(address.brand, id) },
    })),
    ...(price ? [{ label: price, without: { min: undefined, max: undefined } }] : []),
    ...(address.soldOut ? [{ label: '품절 상품 제외', without: { soldOut: undefined } }] : []),
  ];
}
