// Written by `npm run limits` from the contract of the same name.
export const listOrderableGoodsLimits = { keyword: { maxLength: 40 }, page: { pattern: /^\d{1,9}$/ } };
