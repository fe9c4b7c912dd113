import * as z from 'zod/mini';
import { reviewFits, reviewHidings } from '../customer-review-codes.ts';
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
  querySerialNumber,
  seenVersion,
  text,
  trimmedLines,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, filterText, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

const path = '/malls/:mallId/customer-reviews/:reviewNo';
const numbered = entity({ mallId: querySerialNumber, reviewNo: querySerialNumber });

const row = {
  mallId: integer,
  mallName: text,
  reviewNo: integer,
  productNo: text,
  productName: text,
  image: text,
  stars: integer,
  body: text,
  /** Reports that nobody has checked yet. */
  reportCount: amount,
  pictureCount: amount,
  isRewarded: boolean,
  isHidden: boolean,
  isAnswered: boolean,
  /** Its writer has changed it since it was hidden. */
  isMended: boolean,
  writtenAt: instant,
  member: personal('name'),
} as const;
const reviewRow = entity(row);
export type CustomerReviewRow = ValueOf<typeof reviewRow>;

const look = { method: 'GET', permission: 'customerReviews.read', audit: 'read' } as const;

/** GET customer-reviews: buyers' reviews in all malls in scope. */
export const listCustomerReviews = officeEndpoint({
  ...look,
  path: '/customer-reviews',
  personal: 'masked',
  task: 'LIST',
  summary: '고객 후기 목록',
  query: listQuery(
    {
      /** A number, or the beginning of a member's name. */
      q: optional(boundedText(40)),
      reported: filterSet(['Y', 'N']),
      hidden: filterSet(['Y', 'N']),
      mended: filterSet(['Y', 'N']),
      answered: filterSet(['Y', 'N']),
      rewarded: filterSet(['Y', 'N']),
      pictured: filterSet(['Y', 'N']),
      stars: filterSet(['1', '2', '3', '4', '5']),
      productNo: filterText(),
      mallId: filterNumber,
      written: filterDay,
    },
    ['-writtenAt', 'writtenAt'],
  ),
  data: listPage(reviewRow),
  errors: [],
});

/** GET malls/:mallId/customer-reviews/:reviewNo: with its reports, their reporters and reasons. Error 4040: not in scope. */
export const getCustomerReview = officeEndpoint({
  ...look,
  path,
  personal: 'masked',
  summary: '고객 후기 상세',
  params: numbered,
  data: entity({
    ...row,
    memberNo: integer,
    orderNo: text,
    optionText: text,
    fit: nullable(oneOf(reviewFits)),
    height: nullable(integer),
    weight: nullable(integer),
    usualSize: text,
    helpfulCount: amount,
    changedAt: nullable(instant),
    hiddenAt: nullable(instant),
    hiddenFor: nullable(oneOf(reviewHidings)),
    hiddenWords: text,
    answer: text,
    answeredAt: nullable(instant),
    pictures: list(entity({ pictureName: text, width: integer, height: integer })),
    reports: list(entity({ reason: oneOf(reviewHidings), words: text, reportedAt: instant, isSettled: boolean })),
    version: integer,
    mayWrite: boolean,
  }),
  errors: [],
});
export type OfficeReview = ValueOf<(typeof getCustomerReview)['data']>;

/** GET malls/:mallId/customer-reviews/:reviewNo/pictures/:pictureName: a WebP picture of a review, also of a hidden one. Error 4040. */
export const getCustomerReviewPicture = officeEndpoint({
  ...look,
  path: `${path}/pictures/:pictureName`,
  // A picture may show anything, including personal data.
  personal: 'clear',
  summary: '고객 후기 사진',
  params: entity({ mallId: querySerialNumber, reviewNo: querySerialNumber, pictureName: plain(z.uuid()) }),
  data: fileBytes,
  reply: 'picture',
  errors: [],
});

const change = {
  method: 'POST',
  permission: 'customerReviews.write',
  personal: 'none',
  params: numbered,
  data: nullable(text),
  errors: ['4090'],
} as const;
const seen = { version: seenVersion } as const;

/**
 * POST …/hide: hides a review from the shop for a reason that its writer sees; its stars still count, so nobody can improve an average this
 * way. Errors: 4040, 4090 it has changed since it was seen.
 */
export const hideReview = officeEndpoint({
  ...change,
  path: `${path}/hide`,
  audit: { action: 'customerReview.hide' },
  summary: '고객 후기 가리기',
  body: entity({ ...seen, reason: oneOf(reviewHidings), words: boundedText(200) }),
});

/** POST …/show: shows a hidden review again. Errors: 4040, 4090. */
export const showReview = officeEndpoint({
  ...change,
  path: `${path}/show`,
  audit: { action: 'customerReview.show' },
  summary: '고객 후기 다시 보이기',
  body: entity(seen),
});

/** POST …/keep: closes the reports and leaves the review visible. Errors: 4040, 4090. */
export const keepReview = officeEndpoint({
  ...change,
  path: `${path}/keep`,
  audit: { action: 'customerReview.keep' },
  summary: '고객 후기 신고 종결',
  body: entity(seen),
});

/** POST …/reward: marks a review as rewarded, or removes the mark; marked, its stars do not count. Errors: 4040, 4090. */
export const markReward = officeEndpoint({
  ...change,
  path: `${path}/reward`,
  audit: { action: 'customerReview.reward' },
  summary: '고객 후기 대가 표시',
  body: entity({ ...seen, isRewarded: boolean }),
});

/** POST …/answer: publishes the mall's answer below a review; another answer replaces the first. Errors: 4040, 4090. */
export const answerReview = officeEndpoint({
  ...change,
  path: `${path}/answer`,
  audit: { action: 'customerReview.answer' },
  summary: '고객 후기 답변',
  body: entity({ ...seen, answer: trimmedLines(1000) }),
});
