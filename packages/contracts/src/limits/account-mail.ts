// Written by `npm run limits` from the contract of the same name.
export const mailHeldSignInLimits = { ticket: { isRequired: true, maxLength: 1000 }, email: { maxLength: 100, pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i } };
