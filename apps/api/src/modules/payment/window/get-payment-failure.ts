import type { MallTransaction } from '@mall/db/in-mall';
import { findOtherAmountFailure } from '../attempt.repository.ts';

/** Why a payment of the order was refunded, for the member: the service reported another amount. Usually empty. */
export const getPaymentFailure = async (transaction: MallTransaction, orderNo: string): Promise<string> =>
  (await findOtherAmountFailure(transaction, orderNo)) ?? '';
