const which = ['ctgNo', 'gdsGrpNo'] as const;
const chosen = ['age', 'join', 'plan', 'memory', 'colour', 'discount', 'months', 'contract'] as const;

/** The address of a phone's page: which phone, and what is chosen, as the address bar spells it. */
export const wirelessParams = [...which, ...chosen] as const;
export type WirelessAddress = { [Name in (typeof wirelessParams)[number]]?: string };
