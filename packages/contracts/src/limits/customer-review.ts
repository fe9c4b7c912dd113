// Written by `npm run limits` from the contract of the same name.
export const reportReviewLimits = { words: { maxLength: 200 } };
