import * as z from 'zod/mini';
import { mostReviewPictures, reviewFields, reviewWords } from './customer-review.ts';
import { reviewHidings } from './customer-review-codes.ts';
import { endpoint } from './endpoint.ts';
import { orderNumber } from './order.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  queryInteger,
  text,
  trimmedLines,
  type ValueOf,
} from './wire.ts';

/** The least number of characters of a review. */
export const fewestReviewLetters = 20;

const boughtLine = {
  orderNo: text,
  lineNo: integer,
  productNo: text,
  productName: text,
  brandName: text,
  optionText: text,
  image: text,
} as const;

/** Something that was bought and kept, and may be reviewed. */
export const reviewableLine = entity({ ...boughtLine, confirmedAt: instant });
export type ReviewableLine = ValueOf<typeof reviewableLine>;

/** A review as its writer sees it: also a hidden one, with the reason. */
export const ownReview = entity({
  ...boughtLine,
  ...reviewFields,
  hiddenAt: nullable(instant),
  hiddenFor: nullable(oneOf(reviewHidings)),
  hiddenWords: text,
});
export type OwnReview = ValueOf<typeof ownReview>;

const page = { page: optional(queryInteger(1, 250)) } as const;
const pageOf = { total: amount, page: integer, pageSize: integer } as const;

/** GET customer-reviews/waiting: what the member has bought, kept, and not reviewed, newest first. */
export const listReviewableLines = endpoint({
  method: 'GET',
  path: '/customer-reviews/waiting',
  access: 'accountHolder',
  summary: '작성할 후기',
  query: entity(page),
  data: entity({ ...pageOf, lines: list(reviewableLine) }),
  errors: [],
  offline: 'kept',
});

/** GET customer-reviews: the member's reviews, newest first. */
export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/customer-reviews',
  access: 'accountHolder',
  summary: '내 후기',
  query: entity(page),
  data: entity({ ...pageOf, reviews: list(ownReview) }),
  errors: [],
  offline: 'kept',
});

const line = entity({ orderNo: orderNumber, lineNo: queryInteger(1, 999) });

/** GET customer-reviews/{orderNo}/{lineNo}: what was bought, and its review; 4040 when it is not the member's, 4094 before it is kept. */
export const getReviewedLine = endpoint({
  method: 'GET',
  path: '/customer-reviews/:orderNo/:lineNo',
  access: 'accountHolder',
  summary: '후기 쓸 상품',
  params: line,
  data: entity({
    line: reviewableLine,
    /** It is worn: the form asks how it fits. */
    isWorn: boolean,
    review: nullable(ownReview),
  }),
  errors: ['4040', '4094'],
});
export type ReviewedLine = ValueOf<(typeof getReviewedLine)['data']>;

export const reviewInput = entity({
  ...reviewWords,
  body: trimmedLines(1000),
  usualSize: boundedText(10),
  pictures: list(plain(z.uuid()), mostReviewPictures),
});
export type ReviewInput = ValueOf<typeof reviewInput>;

/**
 * PUT customer-reviews/{orderNo}/{lineNo}: writes or changes the review of what was bought. Errors: 4040 it is not the member's, 4094 it is
 * not kept yet, was given back, or its review was deleted; 4220 too short, or a picture no longer exists.
 */
export const saveReview = endpoint({
  method: 'PUT',
  path: '/customer-reviews/:orderNo/:lineNo',
  access: 'accountHolder',
  summary: '후기 쓰기·고치기',
  params: line,
  body: reviewInput,
  data: entity({ reviewNo: integer }),
  errors: ['4040', '4094', '4220'],
});

/** DELETE customer-reviews/{orderNo}/{lineNo}: deletes the review permanently, text and pictures; 4040 when there is none. */
export const removeReview = endpoint({
  method: 'DELETE',
  path: '/customer-reviews/:orderNo/:lineNo',
  access: 'accountHolder',
  summary: '후기 삭제',
  params: line,
  data: nullable(text),
  errors: ['4040'],
});
