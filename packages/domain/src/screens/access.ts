import type { MallSalesType } from '@mall/contracts/codes';

/** To whom a screen is open (R6.03, R6.04). */
export type Access = {
  readonly needsSignIn: boolean;
  readonly types: readonly MallSalesType[];
  /** Not there for the guest whom all visitors of a marketing mall share (R1.06). */
  readonly isOwn?: true;
};

const everyType = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON'] as const;
const shoppingTypes = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON'] as const;
const joinedTypes = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD'] as const;
const individualTypes = ['GENERAL', 'BUSINESS', 'CONSIGNMENT'] as const;

export const anyone = { needsSignIn: false, types: everyType } as const satisfies Access;
/** COMMON members do not join. */
export const joining = { needsSignIn: false, types: joinedTypes } as const satisfies Access;
export const members = { needsSignIn: true, types: everyType } as const satisfies Access;
export const joinedMembers = { needsSignIn: true, types: joinedTypes } as const satisfies Access;
export const shoppers = { needsSignIn: true, types: shoppingTypes } as const satisfies Access;
/** Whoever may order has a basket, though COMMON members have no My Shop. */
export const buyers = { needsSignIn: true, types: shoppingTypes, isOwn: true } as const satisfies Access;
/** An account, orders, addresses and questions of one's own, which members who order by spreadsheet have too. */
export const accountHolders = { needsSignIn: true, types: joinedTypes, isOwn: true } as const satisfies Access;
/** My Shop as a whole, with wishlist and recently viewed products. */
export const individuals = { needsSignIn: true, types: individualTypes, isOwn: true } as const satisfies Access;
export const uploaders = { needsSignIn: true, types: ['UPLOAD'] } as const satisfies Access;
