import { AppError } from '@mall/contracts/errors';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { PaymentRefused } from '../../../payment/payment-gateway.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { findCashReceipt, updateCashReceipt } from './cash-receipt.repository.ts';
import { settleCashReceipt } from './settle-cash-receipts.ts';

/**
 * Requests a rejected or stuck receipt again. Errors: 4094 the order has none, 4095 it is rejected again (description:
 * why).
 */
export async function retryCashReceipt(
  dependencies: PaymentDependencies,
  mall: MallScope,
  orderNo: string,
): Promise<void> {
  const { database, clock } = dependencies;
  await inMall(database, mall, async (transaction) => {
    if (!(await findCashReceipt(transaction, orderNo))) throw new AppError('4094');
    await updateCashReceipt(transaction, { orderNo, failure: '', isSettled: false, changedAt: clock() });
  });
  await settleCashReceipt(dependencies, mall, orderNo).catch((error: unknown) => {
    throw error instanceof PaymentRefused ? new AppError('4095', { description: error.message }) : error;
  });
  const receipt = await inMall(database, mall, (transaction) => findCashReceipt(transaction, orderNo));
  if (receipt?.failure) throw new AppError('4095', { description: receipt.failure });
}
