import type { ReviewFit, ReviewHiding, ReviewSort } from '@mall/contracts/customer-review-codes';

export const reviewSortNames: Readonly<Record<ReviewSort, string>> = {
  helpful: '도움순',
  newest: '최신순',
  starsHigh: '별점 높은 순',
  starsLow: '별점 낮은 순',
};

/** One to five stars in words. */
export const starWords = ['별로예요', '아쉬워요', '보통이에요', '좋아요', '아주 좋아요'] as const;

export const fitNames: Readonly<Record<ReviewFit, string>> = {
  SMALL: '작아요',
  RIGHT: '딱 맞아요',
  LARGE: '커요',
};

/** The reasons for which a review is reported and hidden. */
export const hidingNames: Readonly<Record<ReviewHiding, string>> = {
  ABUSE: '욕설·비방이 있어요',
  PRIVACY: '개인정보가 있어요',
  ADVERTISING: '광고·홍보 글이에요',
  UNRELATED: '상품과 관계없는 글이나 사진이에요',
  RIGHTS: '남의 사진이나 글이에요',
};

type Body = {
  readonly fit: ReviewFit | null;
  readonly height: number | null;
  readonly weight: number | null;
  readonly usualSize: string;
};

/** The wearer's size and how it fits, in one line: `키 172cm · 64kg · 평소 265 · 딱 맞아요`. */
export const wearerText = ({ fit, height, weight, usualSize }: Body): string =>
  [
    height !== null && `키 ${height}cm`,
    weight !== null && `${weight}kg`,
    usualSize !== '' && `평소 ${usualSize}`,
    fit !== null && fitNames[fit],
  ]
    .filter(Boolean)
    .join(' · ');
