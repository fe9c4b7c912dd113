/** The states of a mall; strangers cannot see it before OPEN. */
export const mallStates = ['DRAFT', 'READY', 'OPEN', 'PAUSED', 'CLOSED'] as const;
export type MallState = (typeof mallStates)[number];
/** The sections of a mall's settings, each saved separately. */
export const mallSections = ['identity', 'law', 'delivery', 'limits', 'joining', 'look'] as const;
export type MallSection = (typeof mallSections)[number];
