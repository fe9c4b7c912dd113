/** The address of a phone's page: which phone, and what is chosen, as the address bar spells it. */
export const wirelessParams = ['ctgNo', 'gdsGrpNo', 'join', 'plan', 'memory', 'colour', 'discount', 'months'] as const;
export type WirelessAddress = { [Name in (typeof wirelessParams)[number]]?: string };
