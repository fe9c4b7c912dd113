// Written by `npm run limits` from the contract of the same name.
export const requestCashReceiptLimits = { number: { isRequired: true, maxLength: 19, pattern: /^\d{10,19}$/ } };
