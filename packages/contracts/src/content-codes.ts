/** Where something that staff publish stands. */
export const contentStates = ['DRAFT', 'SCHEDULED', 'LIVE', 'ENDED'] as const;
export type ContentState = (typeof contentStates)[number];
