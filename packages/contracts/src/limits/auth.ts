// Written by `npm run limits` from the contract of the same name.
export const changePasswordLimits = { currentPassword: { isRequired: true, maxLength: 100 }, newPassword: { isRequired: true, maxLength: 100 } };
export const signInLimits = { id: { isRequired: true, maxLength: 60 }, password: { isRequired: true, maxLength: 100 } };
