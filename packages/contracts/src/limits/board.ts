// Written by `npm run limits` from the contract of the same name.
export const listBoardPostsLimits = { page: { pattern: /^\d{1,9}$/ }, keyword: { maxLength: 40 }, label: { maxLength: 20 } };
