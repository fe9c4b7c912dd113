// Written by `npm run limits` from the contract of the same name.
export const changeQuestionLimits = { title: { isRequired: true, maxLength: 60 }, body: { isRequired: true, maxLength: 2000 }, orderNo: { pattern: /^20\d{14}$/ }, pictures: { maxItems: 5 } };
