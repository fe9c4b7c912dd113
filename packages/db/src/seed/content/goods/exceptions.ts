import type { Approval, ProductStatus } from '../types.ts';

export type Exception = {
  status?: ProductStatus;
  approval?: Approval;
  /** The causes of being sold out beside the status. */
  soldOutBy?: 'no options' | 'no stock' | 'use codes';
};

const pending: Exception = { status: 'GD00401', approval: 'R' };
const rejected: Exception = { status: 'GD00402', approval: 'N' };
const stopped: Exception = { status: 'GD00404' };
const soldOut: Exception = { status: 'GD00405' };
const deleted: Exception = { status: 'GD00406' };
const excluded: Exception = { status: 'GD00407' };
const withoutOptions: Exception = { soldOutBy: 'no options' };
const withoutStock: Exception = { soldOutBy: 'no stock' };
const withSoldOutCodes: Exception = { soldOutBy: 'use codes' };

/** Goods by model that are not simply on sale, so that the demo shop shows every state a product can be in. */
export const exceptions: Readonly<Record<string, Exception>> = {
  'SO-T5': pending,
  'EK-J12': pending,
  'MD-FD30': pending,
  'HW-L20': rejected,
  'MD-HL2': rejected,
  'DN-C98': stopped,
  'HM-CE30': stopped,
  'SJ-AO3': stopped,
  'TK-65B': soldOut,
  'RV-75M': soldOut,
  'GT-F11': soldOut,
  'DR-E36': soldOut,
  'MD-MT7': deleted,
  'SO-L12': deleted,
  'BB-SS20': excluded,
  'GS-A1': excluded,
  'SO-K45': withoutOptions,
  'TD-C6': withoutOptions,
  'SS-B20': withoutOptions,
  'SD-B3': withoutStock,
  'NV-WK2': withoutStock,
  'AR-15S': withoutStock,
  'SJ-MT3': withoutStock,
  'HW-T50': withoutStock,
  'OR-BF4': withSoldOutCodes,
  'GR-T3': withSoldOutCodes,
  'PG-T90': withSoldOutCodes,
};
