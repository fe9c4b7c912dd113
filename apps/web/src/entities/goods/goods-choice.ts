import type { GoodsDetail, GoodsOption } from '@mall/contracts/goods-detail';
import { isOrderable } from '@mall/domain/cart-line-state';

/** The choice in the page's address; invalid parts are ignored. */
export type GoodsAddress = { readonly opt?: string; readonly qty?: string };

/** The option in the address, otherwise the first available one. */
export function chosenOption(options: readonly GoodsOption[], { opt }: GoodsAddress): GoodsOption | undefined {
  const named = options.find(({ optionNo }) => String(optionNo) === opt);
  return named ?? options.find(isOrderable) ?? options[0];
}

/** A whole number from one to the pieces left. */
export function chosenQuantity({ qty }: GoodsAddress, maximum: number): number {
  const wanted = /^\d{1,4}$/.test(qty ?? '') ? Number(qty) : 1;
  return Math.max(1, Math.min(wanted, maximum));
}

/** The pictures of a product, each once: the main one, those of its page, those of its colours. */
export function picturesOf({ card, images, options }: GoodsDetail): string[] {
  const all = [card.image, ...images, ...options.map(({ image }) => image)];
  return [...new Set(all.filter((image) => image !== ''))];
}
