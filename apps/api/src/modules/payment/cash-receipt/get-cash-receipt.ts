import type { CashReceipt, CashReceiptState } from '@mall/contracts/cash-receipt';
import type { MallTransaction } from '@mall/db/in-mall';
import { maskCashReceiptNumber } from '@mall/domain/cash-receipt';
import { type CashReceiptRow, findCashReceipt } from './cash-receipt.repository.ts';

/** The cash receipt of an order, or the choice of one; null when none was requested. */
export async function getCashReceipt(transaction: MallTransaction, orderNo: string): Promise<CashReceipt | null> {
  const row = await findCashReceipt(transaction, orderNo);
  if (!row) return null;
  const { purpose, number, amount, receiptUrl, failure } = row;
  return { purpose, number: maskCashReceiptNumber(number), state: stateOf(row), amount, receiptUrl, failure };
}

function stateOf({ amount, requestedAmount, failure, receiptKey }: CashReceiptRow): CashReceiptState {
  if (amount > 0) return 'ISSUED';
  if (failure !== '') return 'FAILED';
  return receiptKey !== null && requestedAmount === null ? 'CANCELLED' : 'WAITING';
}
