// Written by `npm run limits` from the contract of the same name.
export const searchProductsLimits = { keywords: { minItems: 1, maxItems: 3, each: { isRequired: true, maxLength: 40 } }, page: { min: 1, max: 250 }, brandIds: { maxItems: 20, each: { maxLength: 10 } }, categoryNo: { maxLength: 12 }, minimumPrice: { min: 0, max: 999999999 }, maximumPrice: { min: 0, max: 999999999 } };
