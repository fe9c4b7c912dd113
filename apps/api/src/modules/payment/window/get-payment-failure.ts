import type { MallTransaction } from '@mall/db/in-mall';
import { findOtherAmountFailure } from '../attempt.repository.ts';

/** Why a payment of the order went back, fit to show: the service named another amount. Empty is the rule. */
export const getPaymentFailure = async (transaction: MallTransaction, orderNo: string): Promise<string> =>
  (await findOtherAmountFailure(transaction, orderNo)) ?? '';
