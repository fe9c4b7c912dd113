/** How what is worn fits its buyer. */
export const reviewFits = ['SMALL', 'RIGHT', 'LARGE'] as const;
export type ReviewFit = (typeof reviewFits)[number];

/** The orders of a product's reviews, the usual one first. */
export const reviewSorts = ['helpful', 'newest', 'starsHigh', 'starsLow'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What a review is reported and hidden for: never for what it thinks of the product. */
export const reviewHidings = ['ABUSE', 'PRIVACY', 'ADVERTISING', 'UNRELATED', 'RIGHTS'] as const;
export type ReviewHiding = (typeof reviewHidings)[number];
