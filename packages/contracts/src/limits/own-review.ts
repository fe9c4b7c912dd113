// Written by `npm run limits` from the contract of the same name.
export const saveReviewLimits = { stars: { min: 1, max: 5 }, body: { isRequired: true, maxLength: 1000 }, height: { min: 50, max: 250 }, weight: { min: 10, max: 300 }, usualSize: { maxLength: 10 }, pictures: { maxItems: 10 } };
