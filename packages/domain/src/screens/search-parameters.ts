import { boardType, boardTypeCodes, listSorts } from '@mall/contracts/codes';
import { reviewSorts } from '@mall/contracts/customer-review-codes';
import { highestNumber } from '@mall/contracts/numbers';
import { claimTypes } from '@mall/contracts/order-codes';
import { productQuestionCategories } from '@mall/contracts/question-codes';
import { startOfSeoulDay } from '../seoul-day.ts';
import { oneOf, otherwise, page, text, whole } from './search-schema.ts';

const categoryNo = text(/^\d{2,6}$/);
export const day = (raw: unknown): string | undefined => {
  const written = text(/^\d{4}-\d{2}-\d{2}$/)(raw);
  return written && startOfSeoulDay(written) ? written : undefined;
};
export const board = otherwise(oneOf(boardTypeCodes), boardType.notice);
export const searchSorts = [
  'accuracy',
  'popular',
  'priceAscending',
  'priceDescending',
  'discount',
  'newest',
  'rating',
  'reviews',
] as const;
export type SearchSort = (typeof searchSorts)[number];
export const searchTabs = ['all', 'goods', 'wireless', 'subscription', 'exhibition'] as const;
export type SearchTab = (typeof searchTabs)[number];

export const narrowedList = {
  ctgNo: categoryNo,
  page: page(),
  brand: text(/^[\d,]{1,200}$/),
  min: whole(highestNumber),
  max: whole(highestNumber),
  soldOut: oneOf(['N']),
};
export const productList = {
  ...narrowedList,
  sort: oneOf(listSorts),
  colour: text(/^[a-z,]{1,200}$/),
  discount: whole(99, 1),
  free: oneOf(['Y']),
  today: oneOf(['Y']),
  // For phones: the conditions that price them, and further filters.
  ...{ my: text(), only: text() },
};
/** The filters and sort order of a product's reviews: `4,5` are stars, `opt` the option that was bought. */
export const reviews = {
  sort: oneOf(reviewSorts),
  stars: text(/^[1-5](,[1-5]){0,4}$/),
  photo: oneOf(['Y']),
  opt: whole(highestNumber, 1),
};
/** The filter of a product's questions: `open` leaves out secret ones. */
export const productQuestions = { category: oneOf(productQuestionCategories), open: oneOf(['Y']) };
export const option = { opt: text(), qty: text() };
export const subscriptionChoice = { subsNo: text(), term: text(), care: text(), card: text() };
export const phoneChoice = {
  ...{ ctgNo: text(), gdsGrpNo: text(), join: text(), plan: text() },
  ...{ memory: text(), colour: text(), discount: text(), months: text(), contract: text() },
};
export const claimForm = { claim: oneOf(claimTypes) };
export const mailedLink = { token: text() };
