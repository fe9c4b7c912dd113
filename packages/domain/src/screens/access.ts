import type { MallSalesType } from '@mall/contracts/codes';

/** Who may open a screen (R6.03, R6.04). */
export type Access = {
  readonly needsSignIn: boolean;
  readonly types: readonly MallSalesType[];
  /** Not available to the guest whom all visitors of a marketing mall share (R1.06). */
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
/** Everybody who may order has a basket, although COMMON members have no My Shop. */
export const buyers = { needsSignIn: true, types: shoppingTypes, isOwn: true } as const satisfies Access;
/** One's own account, orders, addresses and questions, which members who order by spreadsheet have too. */
export const accountHolders = { needsSignIn: true, types: joinedTypes, isOwn: true } as const satisfies Access;
/** My Shop as a whole, with wishlist and recently viewed products. */
export const individuals = { needsSignIn: true, types: individualTypes, isOwn: true } as const satisfies Access;
export const uploaders = { needsSignIn: true, types: ['UPLOAD'] } as const satisfies Access;
