/** Where a question stands. */
export const questionStates = ['WAITING', 'ANSWERED'] as const;
export type QuestionState = (typeof questionStates)[number];
