import type { CashReceiptChoice } from '@mall/contracts/cash-receipt';
import { AppError } from '@mall/contracts/errors';
import type { OrderDetail } from '@mall/contracts/order';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { getCashReceipt } from '../payment/cash-receipt/get-cash-receipt.ts';
import { saveCashReceiptChoice } from '../payment/cash-receipt/save-cash-receipt-choice.ts';
import { lockOwnOrder } from './lock-order.ts';
import { getOrder, type OwnOrder } from './read/get-order.ts';
import { mayRequest } from './read/may-request-cash-receipt.ts';

/**
 * Requests a cash receipt for an existing order, or again with another number after a rejection; 4094 when it is too
 * late.
 */
export async function requestCashReceipt(
  transaction: MallTransaction,
  mall: Mall,
  { receiptChoice, ...own }: OwnOrder & { readonly receiptChoice: CashReceiptChoice },
): Promise<OrderDetail> {
  const order = await lockOwnOrder(transaction, own);
  const { orderNo, at } = own;
  if (!mayRequest(order, await getCashReceipt(transaction, orderNo))) throw new AppError('4094');
  await saveCashReceiptChoice(transaction, { orderNo, method: order.paymentMethod, receiptChoice, at });
  return getOrder(transaction, mall, own);
}
