import { z } from 'zod';
import { categoryNoOf, categoryPath } from './categories.ts';
import { seededRandom } from './random.ts';
import type { Listing, Product } from './types.ts';

export const assortment = z.strictObject({
  /** The part of all products that the mall sells. */
  share: z.number(),
  /** Its price, relative to the usual sale price. */
  priceFactor: z.number(),
  /** Categories it sells; without them, all. */
  onlyIn: z.array(categoryPath).optional(),
});

type Seller = { readonly mallUrl: string; readonly assortment: z.output<typeof assortment> };

const notSold = new Set(['GD00401', 'GD00402', 'GD00406']);

/**
 * What a mall sells, at its own prices. The featured products come first and are always included; of the rest every mall sells a different
 * part.
 */
export function listingsOf(seller: Seller, products: readonly Product[], featuredNos: readonly string[]): Listing[] {
  const rank = new Map(featuredNos.map((productNo, index) => [productNo, index]));
  return products
    .filter((product) => product.approval === 'Y' && !notSold.has(product.state))
    .filter((product) => rank.has(product.productNo) || isChosen(seller, product))
    .map((product) => listingOf(seller, product, rank.get(product.productNo)));
}

function isChosen({ mallUrl, assortment: { share, onlyIn } }: Seller, { productNo, categoryNo }: Product): boolean {
  const isInRange = !onlyIn || onlyIn.some((top) => categoryNo.startsWith(categoryNoOf(top)));
  return isInRange && seededRandom(`assortment ${mallUrl} ${productNo}`).next() < share;
}

function listingOf(
  { mallUrl, assortment: { priceFactor } }: Seller,
  product: Product,
  rank: number | undefined,
): Listing {
  const random = seededRandom(`listing ${mallUrl} ${product.productNo}`);
  const isFeatured = rank !== undefined;
  return {
    productNo: product.productNo,
    categoryNo: product.categoryNo,
    salePrice: salePriceOf(product, priceFactor),
    sortOrder: isFeatured ? rank : 100 + random.between(0, 899),
    // A few are switched off.
    isOn: isFeatured || random.next() >= 0.02,
    favouriteCount: isFeatured ? random.between(300, 1400) : Math.floor(random.next() ** 3 * 700),
    listedOn: product.registeredOn,
  };
}

/** A phone's price is its card's monthly payment, which the seed computes from the support in force. */
function salePriceOf(product: Product, factor: number): number {
  if (product.kind === 'wireless') return 0;
  if (product.kind === 'subscription') return Math.min(...product.terms.map(({ monthlyFee }) => monthlyFee));
  return Math.min(product.marketPrice, Math.round((product.salePrice * factor) / 100) * 100);
}
