// Written by `npm run limits` from the contract of the same name.
export const checkPasswordLimits = { password: { isRequired: true, maxLength: 100 } };
export const mailEmailChangeLimits = { proof: { isRequired: true, maxLength: 600 }, email: { isRequired: true, maxLength: 100, pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/i } };
export const withdrawLimits = { password: { isRequired: true, maxLength: 100 } };
