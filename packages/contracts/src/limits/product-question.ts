// Written by `npm run limits` from the contract of the same name.
export const askAboutProductLimits = { question: { body: { isRequired: true, maxLength: 500 } } };
