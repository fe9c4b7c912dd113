import type { CashReceiptChoice } from '@mall/contracts/cash-receipt';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { OrderPaymentMethod } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { isCashReceiptNumber, paysCash } from '@mall/domain/cash-receipt';
import { upsertCashReceipt } from './cash-receipt.repository.ts';

type Choice = {
  readonly orderNo: string;
  /** The method by which the order was or will be paid. */
  readonly method: OrderPaymentMethod;
  readonly receiptChoice: CashReceiptChoice;
  readonly at: Date;
};

/**
 * Stores a member's choice of a cash receipt, which is issued once the payment has arrived. Errors: 4220 an invalid
 * number, or not paid in cash; 4094 already issued.
 */
export async function saveCashReceiptChoice(
  transaction: MallTransaction,
  { orderNo, method, receiptChoice, at }: Choice,
): Promise<void> {
  if (!paysCash(method)) throw refused('현금영수증은 계좌이체와 무통장입금만 받을 수 있어요.');
  if (!isCashReceiptNumber(receiptChoice.purpose, receiptChoice.number))
    throw refused('현금영수증 번호를 다시 확인해 주세요.');
  if (!(await upsertCashReceipt(transaction, { orderNo, ...receiptChoice, at }))) throw new AppError('4094');
}

const refused = (message: string) => fieldError('cashReceipt', message);
