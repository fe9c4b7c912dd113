import { fieldError } from '@mall/contracts/errors';
import { maskName } from '@mall/contracts/masking';
import { fewestReviewLetters, type ReviewInput } from '@mall/contracts/own-review';
import type { MallTransaction } from '@mall/db/in-mall';
import { isWorn } from '@mall/domain/customer-review';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { showPictures } from '../question/show-pictures.ts';
import { type OwnLine, putReview } from './own-review.repository.ts';
import { reviewable } from './own-reviews.ts';

type Writing = OwnLine & { readonly review: ReviewInput; readonly at: Date };

/** Writes or changes the review of a bought and kept line. */
export async function saveReview(
  transaction: MallTransaction,
  mall: Mall,
  { review, at, ...own }: Writing,
): Promise<{ reviewNo: number }> {
  assertOwnAccount(mall, own.memberNo);
  const { line } = await reviewable(transaction, own);
  const { pictures: pictureNames, ...typed } = review;
  if (typed.body.length < fewestReviewLetters) throw fieldError('body', `${fewestReviewLetters}자 이상 적어 주세요.`);
  const words = isWorn(line.noticeGroup) ? typed : { ...typed, fit: null, height: null, weight: null, usualSize: '' };
  const { productNo, optionNo, optionText } = line;
  const reviewNo = await putReview(transaction, {
    ...{ ...own, productNo, optionNo, optionText, words, at },
    ...{ writer: maskName(line.buyer), pictureCount: pictureNames.length },
  });
  await showPictures(transaction, { memberNo: own.memberNo, reviewNo, pictureNames, at });
  return { reviewNo };
}
