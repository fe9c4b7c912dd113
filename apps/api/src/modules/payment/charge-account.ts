import type { MallTransaction } from '@mall/db/in-mall';
import { insertCharges } from './account.repository.ts';

type Charged = {
  readonly memberNo: number;
  readonly orders: readonly { orderNo: string; amount: number }[];
  readonly at: Date;
};

/** The member owes the mall the totals of these orders; they are settled by contract, and no money moves here. */
export const chargeAccount = (transaction: MallTransaction, charged: Charged): Promise<void> =>
  insertCharges(transaction, charged);
