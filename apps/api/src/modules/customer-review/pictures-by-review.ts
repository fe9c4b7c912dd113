import type { QuestionPicture } from '@mall/contracts/question';
import type { MallTransaction } from '@mall/db/in-mall';
import { listReviewPictures } from './review.repository.ts';

type Row = { readonly reviewNo: number; readonly pictureCount: number };

/** The pictures of reviews, by the review's number; reviews without pictures are left out. */
export async function picturesByReview(
  transaction: MallTransaction,
  reviews: readonly Row[],
): Promise<ReadonlyMap<number, QuestionPicture[]>> {
  const reviewNos = reviews.filter(({ pictureCount }) => pictureCount > 0).map(({ reviewNo }) => reviewNo);
  const rows = await listReviewPictures(transaction, reviewNos);
  return new Map(
    reviewNos.map((wanted) => [
      wanted,
      rows.filter(({ reviewNo }) => reviewNo === wanted).map(({ reviewNo: _, ...picture }) => picture),
    ]),
  );
}
