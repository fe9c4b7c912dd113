import { z } from 'zod';
import { goodsProducts } from './goods/goods-products.ts';
import { phones } from './phones.ts';
import { subscriptionProducts } from './subscriptions.ts';
import type { Product } from './types.ts';

export const products: readonly Product[] = [...goodsProducts, ...phones, ...subscriptionProducts];

/** Words of a product's name. */
export const productWords = z.string().refine((words) => products.some(({ name }) => name.includes(words)), {
  error: ({ input }) => `no product is named "${String(input)}"`,
});
