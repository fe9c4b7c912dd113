import type { ApprovalState, GoodsState } from '@mall/contracts/product-codes';

export type ItemState = {
  readonly code?: GoodsState;
  readonly approval?: ApprovalState;
  /** Reasons for being sold out other than the state. */
  readonly soldOutBy?: 'no options' | 'no stock' | 'use codes';
};

/** The states that goods may have, so that the demo shop shows every state of a product. */
export const itemStates: Readonly<Record<string, ItemState>> = {
  pending: { code: 'GD00401', approval: 'R' },
  rejected: { code: 'GD00402', approval: 'N' },
  stopped: { code: 'GD00404' },
  soldOut: { code: 'GD00405' },
  deleted: { code: 'GD00406' },
  excluded: { code: 'GD00407' },
  withoutOptions: { soldOutBy: 'no options' },
  withoutStock: { soldOutBy: 'no stock' },
  withSoldOutCodes: { soldOutBy: 'use codes' },
};
