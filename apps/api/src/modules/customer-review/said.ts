import type { CustomerReview } from '@mall/contracts/customer-review';
import type { ReviewFit } from '@mall/contracts/customer-review-codes';
import type { QuestionPicture } from '@mall/contracts/question';

type Row = {
  readonly reviewNo: number;
  readonly stars: number;
  readonly body: string;
  readonly fit: ReviewFit | null;
  readonly height: number | null;
  readonly weight: number | null;
  readonly usualSize: string;
  readonly isRewarded: boolean;
  readonly optionText: string;
  readonly helpfulCount: number;
  readonly writtenAt: Date;
  readonly changedAt: Date | null;
  readonly answer: string;
  readonly answeredAt: Date | null;
};
type Said = Omit<CustomerReview, 'writer' | 'isOwn' | 'isHelpful'>;

/** The content of a review, as every reader sees it. */
export const said = (row: Row, pictures: ReadonlyMap<number, QuestionPicture[]>): Said => ({
  ...{ reviewNo: row.reviewNo, stars: row.stars, body: row.body, optionText: row.optionText },
  ...{ fit: row.fit, height: row.height, weight: row.weight, usualSize: row.usualSize },
  ...{ isRewarded: row.isRewarded, helpfulCount: row.helpfulCount, answer: row.answer },
  pictures: pictures.get(row.reviewNo) ?? [],
  writtenAt: row.writtenAt.toISOString(),
  changedAt: row.changedAt?.toISOString() ?? null,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});
