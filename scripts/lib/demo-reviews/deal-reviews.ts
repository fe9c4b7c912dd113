import { inChunks } from '../../../packages/db/src/seed/bulk-insert.ts';
import type { CustomerReviews, CustomerReviewText } from '../../../packages/db/src/seed/content/customer-reviews.ts';

/** A planned review, of a product identified by words in its name. */
export type Dealt = { readonly product: string; readonly review: CustomerReviewText };
/** What a shopper buys at once, to review it later. */
export type ReviewedOrder = { readonly shopper: number; readonly daysAgo: number; readonly lines: readonly Dealt[] };

const mostLines = 6;
/** Days between the first order and the last, and from the last until the first start. */
const days = { first: 96, last: 8 };
/** Coprime with the number of shoppers, so that products begin with different ones. */
const stride = 5;

/** Distributes the reviews of each product over different shoppers, and each shopper's into orders of a few lines, the oldest first. */
export function dealReviews({ shoppers, products }: CustomerReviews): ReviewedOrder[] {
  const bags: Dealt[][] = shoppers.map(() => []);
  for (const [place, { product, reviews }] of products.entries()) {
    if (reviews.length > shoppers.length) throw new Error(`${product} has more reviews than there are shoppers`);
    for (const [index, review] of reviews.entries())
      bags[(place * stride + index) % bags.length]?.push({ product, review });
  }
  const orders = bags.flatMap((bag, shopper) =>
    [...inChunks(bag, mostLines)].map((lines, turn) => ({ shopper, turn, lines })),
  );
  return orders
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ shopper, lines }, index) => ({ shopper, lines, daysAgo: dayOf(index, orders.length) }));
}

const dayOf = (index: number, count: number): number =>
  days.first - Math.floor((index * (days.first - days.last)) / Math.max(1, count - 1));
