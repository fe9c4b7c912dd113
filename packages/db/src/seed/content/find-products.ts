import type { Product } from './types.ts';

/** The product whose name contains these words; fails when there is none, so that no banner has a broken link. */
export function productNamed<Kind extends Product>(products: readonly Kind[], words: string): Kind {
  const product = products.find(({ name }) => name === words) ?? products.find(({ name }) => name.includes(words));
  if (!product) throw new Error(`no product is named ${words}`);
  return product;
}

type Numbered = Pick<Product, 'productNo'>;

export const byNumber = (one: Numbered, other: Numbered): number => one.productNo.localeCompare(other.productNo);
