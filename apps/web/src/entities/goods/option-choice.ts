import type { GoodsOption } from '@mall/contracts/goods-detail';
import { isOrderable } from '@mall/domain/cart-line-state';

type ColourChoice = { readonly name: string; readonly hex: string; readonly isSoldOut: boolean };

/** The colours of a product, each sold out when none of its options can be ordered. */
export function coloursOf(options: readonly GoodsOption[]): ColourChoice[] {
  const names = [...new Set(options.map(({ colourName }) => colourName).filter((name) => name !== ''))];
  return names.map((name) => {
    const same = options.filter(({ colourName }) => colourName === name);
    return { name, hex: same[0]?.colourHex ?? '', isSoldOut: !same.some(isOrderable) };
  });
}

/** The option for another colour: in the same set if it is available, otherwise the first available one. */
export function inColour(
  options: readonly GoodsOption[],
  colourName: string,
  label: string | undefined,
): GoodsOption | undefined {
  const ofColour = options.filter((option) => option.colourName === colourName);
  const orderable = ofColour.filter(isOrderable);
  return orderable.find((option) => option.label === label) ?? orderable[0] ?? ofColour[0];
}

/** Sizes or sets of the chosen colour; empty if there is only one. */
export const setsBeside = (options: readonly GoodsOption[], chosen: GoodsOption | undefined): GoodsOption[] =>
  options.filter(({ colourName, label }) => label !== '' && colourName === chosen?.colourName);

/** An option as text: `샌드 / 세트`; empty if the product has only one. */
export const optionText = (option: { readonly colourName: string; readonly label: string } | undefined): string =>
  [option?.colourName, option?.label].filter(Boolean).join(' / ');
