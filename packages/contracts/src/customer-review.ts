import * as z from 'zod/mini';
import { reviewFits, reviewHidings, reviewSorts } from './customer-review-codes.ts';
import { endpoint } from './endpoint.ts';
import { highestNumber } from './numbers.ts';
import { questionPicture } from './question.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  fileBytes,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  queryInteger,
  queryList,
  querySerialNumber,
  text,
  type ValueOf,
  yesNo,
} from './wire.ts';

/** The most pictures of one review. */
export const mostReviewPictures = 10;
const wholeFrom = (least: number, most: number) => plain(z.int().check(z.minimum(least), z.maximum(most)));

/** The content of a review. */
export const reviewWords = {
  stars: wholeFrom(1, 5),
  body: text,
  fit: nullable(oneOf(reviewFits)),
  /** Centimetres and kilograms, for goods that are worn. */
  height: nullable(wholeFrom(50, 250)),
  weight: nullable(wholeFrom(10, 300)),
  usualSize: text,
  /** Written for a reward: it is marked, and its stars do not count. */
  isRewarded: boolean,
} as const;

/** The public content of a review. */
export const reviewFields = {
  ...reviewWords,
  reviewNo: integer,
  optionText: text,
  pictures: list(questionPicture, mostReviewPictures),
  helpfulCount: amount,
  writtenAt: instant,
  changedAt: nullable(instant),
  answer: text,
  answeredAt: nullable(instant),
} as const;

/** A review as everybody sees it. */
export const customerReview = entity({
  ...reviewFields,
  /** Masked. */
  writer: text,
  isOwn: boolean,
  /** The reader has marked it as helpful. */
  isHelpful: boolean,
});
export type CustomerReview = ValueOf<typeof customerReview>;

const goodsNo = entity({ id: boundedText(20, 1) });
const after = optional(boundedText(40));

/**
 * GET products/goods/{id}/reviews: ten of a product's reviews in this mall, filtered by pictures, stars and what was bought; `next` is the
 * cursor of the next page.
 */
export const listReviews = endpoint({
  method: 'GET',
  path: '/products/goods/:id/reviews',
  access: 'shopper',
  summary: '상품 후기',
  params: goodsNo,
  query: entity({
    sort: optional(oneOf(reviewSorts)),
    pictured: optional(yesNo),
    stars: optional(queryList(5)),
    optionNo: optional(queryInteger(1, highestNumber)),
    after,
  }),
  data: entity({ total: amount, reviews: list(customerReview), next: nullable(text) }),
  errors: [],
  offline: 'kept',
});
export type ReviewQuery = ValueOf<(typeof listReviews)['query']>;

/** GET products/goods/{id}/review-summary: the tally of a product's reviews, and the number of its questions. */
export const getReviewSummary = endpoint({
  method: 'GET',
  path: '/products/goods/:id/review-summary',
  access: 'shopper',
  summary: '상품 후기 요약',
  params: goodsNo,
  data: entity({
    count: amount,
    picturedCount: amount,
    /** Counts by stars, one to five; without rewarded reviews. */
    starCounts: list(amount, 5),
    /** SMALL, RIGHT, LARGE. */
    fitCounts: list(amount, 3),
  }),
  errors: [],
  offline: 'kept',
});
export type ReviewSummary = ValueOf<(typeof getReviewSummary)['data']>;

/** GET products/goods/{id}/review-pictures: the pictures of a product's reviews, the newest first. */
export const listReviewPictures = endpoint({
  method: 'GET',
  path: '/products/goods/:id/review-pictures',
  access: 'shopper',
  summary: '상품 후기 사진',
  params: goodsNo,
  query: entity({ after }),
  data: entity({
    pictures: list(entity({ reviewNo: integer, pictureName: text, width: integer, height: integer })),
    next: nullable(text),
  }),
  errors: [],
  offline: 'kept',
});

/** GET review-pictures/{pictureName}: a WebP picture of a visible review, or a square of 240 px of it; 4040 otherwise. */
export const getReviewPicture = endpoint({
  method: 'GET',
  path: '/review-pictures/:pictureName',
  access: 'public',
  summary: '후기 사진',
  params: entity({ pictureName: plain(z.uuid()) }),
  query: entity({ size: optional(oneOf(['tile'])) }),
  data: fileBytes,
  reply: 'picture',
  errors: ['4040'],
});

const named = entity({ reviewNo: querySerialNumber });

/** PUT review-votes/{reviewNo}: the reader marks a review as helpful, or no longer. Errors: 4040 unknown, 4094 the reader's own. */
export const voteReview = endpoint({
  method: 'PUT',
  path: '/review-votes/:reviewNo',
  access: 'accountHolder',
  summary: '후기 도움돼요',
  params: named,
  body: entity({ isHelpful: boolean }),
  data: entity({ helpfulCount: amount }),
  errors: ['4040', '4094'],
});

/** PUT review-reports/{reviewNo}: reports a review to the operator, once; staff check it. Errors: 4040 unknown, 4094 the reader's own. */
export const reportReview = endpoint({
  method: 'PUT',
  path: '/review-reports/:reviewNo',
  access: 'accountHolder',
  summary: '후기 신고',
  params: named,
  body: entity({ reason: oneOf(reviewHidings), words: boundedText(200) }),
  data: nullable(text),
  errors: ['4040', '4094'],
});
