import type { MallTransaction } from '@mall/db/in-mall';
import { insertCharges } from './account.repository.ts';

type Charged = {
  readonly memberNo: number;
  readonly orders: readonly { orderNo: string; amount: number }[];
  readonly at: Date;
};

/** Adds the totals of these orders to the member's debt, which is settled by contract; no money moves here. */
export const chargeAccount = (transaction: MallTransaction, charged: Charged): Promise<void> =>
  insertCharges(transaction, charged);
