import type { GoodsDetail, GoodsOption } from '@mall/contracts/goods';
import { isOrderable } from '@mall/domain/sold-out';

/** What the page's address says of the choice; what makes no sense there is passed over. */
export type GoodsAddress = { readonly opt?: string; readonly qty?: string };

type ColourChoice = { readonly name: string; readonly hex: string; readonly isSoldOut: boolean };

/** The colours of a product, each sold out when none of its options can be ordered. */
export function coloursOf(options: readonly GoodsOption[]): ColourChoice[] {
  const names = [...new Set(options.map(({ colourName }) => colourName).filter((name) => name !== ''))];
  return names.map((name) => {
    const same = options.filter(({ colourName }) => colourName === name);
    return { name, hex: same[0]?.colourHex ?? '', isSoldOut: !same.some(isOrderable) };
  });
}

/** The option that the address names, else the first that can be had. */
export function chosenOption(options: readonly GoodsOption[], { opt }: GoodsAddress): GoodsOption | undefined {
  const named = options.find(({ optionNo }) => String(optionNo) === opt);
  return named ?? options.find(isOrderable) ?? options[0];
}

/** The option of another colour: in the same set if it can be had, else the first that can. */
export function inColour(
  options: readonly GoodsOption[],
  colourName: string,
  label: string | undefined,
): GoodsOption | undefined {
  const ofColour = options.filter((option) => option.colourName === colourName);
  const orderable = ofColour.filter(isOrderable);
  return orderable.find((option) => option.label === label) ?? orderable[0] ?? ofColour[0];
}

/** A whole number from one to what is left. */
export function chosenQuantity({ qty }: GoodsAddress, maximum: number): number {
  const wanted = /^\d{1,4}$/.test(qty ?? '') ? Number(qty) : 1;
  return Math.max(1, Math.min(wanted, maximum));
}

/** The pictures of a product, each once: the leading one, those of its page, those of its colours. */
export function picturesOf({ card, images, options }: GoodsDetail): string[] {
  const all = [card.image, ...images, ...options.map(({ image }) => image)];
  return [...new Set(all.filter((image) => image !== ''))];
}
