import type { Approval, ProductStatus } from '../types.ts';

export type ItemState = {
  readonly status?: ProductStatus;
  readonly approval?: Approval;
  /** The causes of being sold out beside the status. */
  readonly soldOutBy?: 'no options' | 'no stock' | 'use codes';
};

/** Where goods may stand, so that the demo shop shows every state a product can be in. */
export const itemStates: Readonly<Record<string, ItemState>> = {
  pending: { status: 'GD00401', approval: 'R' },
  rejected: { status: 'GD00402', approval: 'N' },
  stopped: { status: 'GD00404' },
  soldOut: { status: 'GD00405' },
  deleted: { status: 'GD00406' },
  excluded: { status: 'GD00407' },
  withoutOptions: { soldOutBy: 'no options' },
  withoutStock: { soldOutBy: 'no stock' },
  withSoldOutCodes: { soldOutBy: 'use codes' },
};
