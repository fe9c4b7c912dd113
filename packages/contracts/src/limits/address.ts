// Written by `npm run limits` from the contract of the same name.
export const addAddressLimits = { recipient: { isRequired: true, maxLength: 30 }, phone: { isRequired: true, maxLength: 11, pattern: /^0\d{8,10}$/ }, postcode: { isRequired: true, maxLength: 5, pattern: /^\d{5}$/ }, roadAddress: { isRequired: true, maxLength: 120 }, detailAddress: { maxLength: 80 }, label: { maxLength: 20 } };
