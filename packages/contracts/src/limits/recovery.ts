// Written by `npm run limits` from the contract of the same name.
export const mailIdLimits = { name: { isRequired: true, maxLength: 30 }, email: { isRequired: true, maxLength: 100, pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i } };
export const mailPasswordLimits = { id: { isRequired: true, maxLength: 60 }, email: { isRequired: true, maxLength: 100, pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i } };
