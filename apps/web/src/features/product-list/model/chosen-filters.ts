import { colourFamilies } from '@mall/contracts/colour-families';
import type { Facets } from '@mall/contracts/product-list';
import { priceRangeText } from '../../../entities/filters/price-range-text.ts';
import { splitList, toggleInList } from '../../../lib/routing/search-params.ts';
import type { ListAddress } from './list-address.ts';

/** An active filter, and the change of address that removes it. */
export type ChosenFilter = { readonly label: string; readonly without: ListAddress };

/** Every filter of an address, in the order of the filter column; a brand's name comes from the facets. */
export function chosenFilters(address: ListAddress, facets: Facets | undefined): ChosenFilter[] {
  const brandName = (id: string) => facets?.brands.find((brand) => brand.id === id)?.label;
  const colourName = (id: string) => colourFamilies.find((family) => family.id === id)?.label;
  const price = priceRangeText(address.min, address.max);
  return [
    ...splitList(address.brand).map((id) => ({
      label: brandName(id) ?? '브랜드',
      without: { brand: toggleInList(address.brand, id) },
    })),
    ...(price ? [{ label: price, without: { min: undefined, max: undefined } }] : []),
    ...splitList(address.colour).map((id) => ({
      label: colourName(id) ?? '색상',
      without: { colour: toggleInList(address.colour, id) },
    })),
    ...(address.free ? [{ label: '무료배송', without: { free: undefined } }] : []),
    ...(address.today ? [{ label: '빠른 배송', without: { today: undefined } }] : []),
    ...(address.discount ? [{ label: `${address.discount}% 이상 할인`, without: { discount: undefined } }] : []),
    ...(address.soldOut ? [{ label: '품절 상품 제외', without: { soldOut: undefined } }] : []),
  ];
}
