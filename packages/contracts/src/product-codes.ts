/** Literal sets of products: their states and options, how they are delivered and maintained. */

/** Goods state codes (R4.01). */
export const goodsState = {
  pendingApproval: 'GD00401',
  approvalRejected: 'GD00402',
  onSale: 'GD00403',
  saleStopped: 'GD00404',
  soldOut: 'GD00405',
  deleted: 'GD00406',
  excluded: 'GD00407',
} as const;
export const goodsStateCodes = Object.values(goodsState);
/** One of GD00401–GD00407. */
export type GoodsState = (typeof goodsState)[keyof typeof goodsState];

/** Use codes of a colour or option (R4.02). */
export const optionUse = { onSale: 'GD00701', stopped: 'GD00702', soldOut: 'GD00703', deleted: 'GD00704' } as const;
export const optionUseCodes = Object.values(optionUse);
/** One of GD00701–GD00704. */
export type OptionUse = (typeof optionUse)[keyof typeof optionUse];

/** Approval flags: R waiting, Y approved, N rejected (R4.04). */
export const approvalStates = ['R', 'Y', 'N'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Who maintains a subscription product. */
export const careTypes = ['VISIT', 'SELF'] as const;
export type CareType = (typeof careTypes)[number];

/** Delivery method codes (R9.08). */
export const deliveryMethodCodes = ['1', '2', '3', '4', '5', '9', '8'] as const;
export type DeliveryMethod = (typeof deliveryMethodCodes)[number];
