import {
  getReviewedLine,
  listOwnReviews,
  listReviewableLines,
  type ReviewInput,
  removeReview,
  saveReview,
} from '@mall/contracts/own-review';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { reviewsKey } from '../../../entities/customer-review/reviews.query.ts';
import { call } from '../../../lib/api/api-client.ts';

/** The parameters of what was bought. */
export type BoughtLine = { readonly orderNo: string; readonly lineNo: number };

/** What the member may review. */
export const reviewableLinesQuery = (page = 1) =>
  queryOptions({
    queryKey: [...reviewsKey, 'own', 'waiting', page],
    queryFn: ({ signal }) => call(listReviewableLines, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What the member has written. */
export const ownReviewsQuery = (page = 1) =>
  queryOptions({
    queryKey: [...reviewsKey, 'own', 'written', page],
    queryFn: ({ signal }) => call(listOwnReviews, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What was bought, with its review. */
export const reviewedLineQuery = (params: BoughtLine) =>
  queryOptions({
    queryKey: [...reviewsKey, 'own', 'line', params],
    queryFn: ({ signal }) => call(getReviewedLine, { params }, { signal }),
  });

export const sendReview = (params: BoughtLine, body: ReviewInput) => call(saveReview, { params, body });
export const dropReview = (params: BoughtLine) => call(removeReview, { params });
