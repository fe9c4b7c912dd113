/** Serial numbers and prices in won end here: nine digits. */
export const highestNumber = 999_999_999;
