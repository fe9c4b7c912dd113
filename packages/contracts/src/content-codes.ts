/** The states of published content. */
export const contentStates = ['DRAFT', 'SCHEDULED', 'LIVE', 'ENDED'] as const;
export type ContentState = (typeof contentStates)[number];
