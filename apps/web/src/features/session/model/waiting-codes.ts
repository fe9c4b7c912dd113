/** Why a sign-in with the right password is refused until the operator acts: waits for approval, not approved, blocked. */
export const waitingCodes = ['1259', '1260', '1270'] as const;
export type WaitingCode = (typeof waitingCodes)[number];
