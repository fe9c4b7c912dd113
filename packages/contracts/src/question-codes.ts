/** What a question on a product's page may be about. */
export const productQuestionCategories = ['PRODUCT', 'DELIVERY', 'CLAIM'] as const;
export type ProductQuestionCategory = (typeof productQuestionCategories)[number];

/** The states of a question. */
export const questionStates = ['WAITING', 'ANSWERED'] as const;
export type QuestionState = (typeof questionStates)[number];
