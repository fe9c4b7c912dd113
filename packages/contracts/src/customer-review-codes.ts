/** How a worn product fits its buyer. */
export const reviewFits = ['SMALL', 'RIGHT', 'LARGE'] as const;
export type ReviewFit = (typeof reviewFits)[number];

/** The sort orders of a product's reviews, the default first. */
export const reviewSorts = ['helpful', 'newest', 'starsHigh', 'starsLow'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Reasons for which a review is reported and hidden: never for its opinion of the product. */
export const reviewHidings = ['ABUSE', 'PRIVACY', 'ADVERTISING', 'UNRELATED', 'RIGHTS'] as const;
export type ReviewHiding = (typeof reviewHidings)[number];
