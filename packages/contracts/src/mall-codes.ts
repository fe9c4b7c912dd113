/** Where a mall stands; strangers know of none before OPEN. */
export const mallStates = ['DRAFT', 'READY', 'OPEN', 'PAUSED', 'CLOSED'] as const;
export type MallState = (typeof mallStates)[number];
/** The parts of a mall's settings, each saved by itself. */
export const mallSections = ['identity', 'law', 'delivery', 'limits', 'joining', 'look'] as const;
export type MallSection = (typeof mallSections)[number];
