import { reviewFits, reviewHidings } from '@mall/contracts/customer-review-codes';
import { fewestReviewLetters } from '@mall/contracts/own-review';
import { z } from 'zod';
import { readDemoFolder } from '../demo-files/read-demo-files.ts';
import { productWords } from './products.ts';

const hiding = z.enum(reviewHidings).optional();

const review = z.strictObject({
  /** What was bought, by the beginnings of its colour and set: `그레이 / 260`; without it, the first that is available. */
  option: z.string().optional(),
  stars: z.int().min(1).max(5),
  body: z.string().min(fewestReviewLetters),
  fit: z.enum(reviewFits).nullable().default(null),
  height: z.int().nullable().default(null),
  weight: z.int().nullable().default(null),
  usualSize: z.string().default(''),
  isRewarded: z.boolean().default(false),
  /** How many readers found it helpful. */
  helpful: z.int().default(0),
  /** Names of pictures in `demo/review-photos`. */
  photos: z.array(z.string()).default([]),
  answer: z.string().default(''),
  /** Another member has reported it, and staff are to check it. */
  reportedFor: hiding,
  hiddenFor: hiding,
  hiddenWords: z.string().default(''),
});

const mallFile = z.strictObject({
  shoppers: z.array(z.string()),
  products: z.array(z.strictObject({ product: productWords, reviews: z.array(review) })),
});
export type CustomerReviews = z.output<typeof mallFile>;
export type CustomerReviewText = z.output<typeof review>;

/** What members say of what they have bought, by mall. */
export const customerReviews = readDemoFolder('customer-reviews', z.record(z.string(), mallFile));

export const reviewPhotoFile = (name: string): URL =>
  new URL(`../../../demo/review-photos/${name}.webp`, import.meta.url);
