import { expect, test } from 'vitest';
import { customerReviews } from '../../../packages/db/src/seed/content/customer-reviews.ts';
import { dealReviews } from './deal-reviews.ts';

test.each(Object.entries(customerReviews))(
  'in %s every review is dealt once, and nobody reviews a product twice',
  (_mall, reviews) => {
    const orders = dealReviews(reviews);
    const texts = orders.flatMap(({ lines }) => lines.map(({ review }) => review));
    expect(new Set(texts)).toEqual(new Set(reviews.products.flatMap((product) => product.reviews)));
    const bought = orders.flatMap(({ shopper, lines }) => lines.map(({ product }) => `${shopper} ${product}`));
    expect(new Set(bought).size).toBe(bought.length);
  },
);

test('what is bought last can be kept and reviewed before the first start', () => {
  for (const reviews of Object.values(customerReviews))
    for (const { daysAgo } of dealReviews(reviews)) expect(daysAgo).toBeGreaterThanOrEqual(8);
});
