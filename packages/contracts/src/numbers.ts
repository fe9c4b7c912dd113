/** The upper limit of serial numbers and prices in won: nine digits. */
export const highestNumber = 999_999_999;
/** R5.01, R9.01: keywords that can be searched at once. */
export const maximumKeywords = 3;
