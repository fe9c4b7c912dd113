import type { CashReceiptChoice } from '@mall/contracts/cash-receipt';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentReturn, PaymentWindow } from '@mall/contracts/payment';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { Visit } from '../../../plugins/visit.ts';
import { saveCashReceiptChoice } from '../../payment/cash-receipt/save-cash-receipt-choice.ts';
import { openPayment } from '../../payment/window/open-payment.ts';
import { assertPayable } from '../gift/save-gift.ts';
import { lockOwnOrder } from '../lock-order.ts';
import { agreeToTerms } from './terms-to-agree.ts';

type Again = {
  readonly orderNo: string;
  readonly memberNo: number;
  readonly method: PaymentMethod;
  readonly visit: Visit;
  /** Replaces the choice made with the order. */
  readonly receiptChoice: CashReceiptChoice | undefined;
  /** For an order that staff placed: the terms that its member agrees to now. */
  readonly agreedTerms: readonly number[] | undefined;
  readonly at: Date;
  readonly returnsTo: PaymentReturn | undefined;
};

/** Starts another payment attempt; deadlines still count from the order. */
export async function payAgain(
  dependencies: Dependencies,
  mall: Mall,
  { orderNo, memberNo, method, visit, receiptChoice, agreedTerms = [], at, returnsTo }: Again,
): Promise<{ orderNo: string; window: PaymentWindow }> {
  await inMall(dependencies.database, mall, async (transaction) => {
    const order = await lockOwnOrder(transaction, { orderNo, memberNo });
    if (order.isGift) assertPayable(method);
    await agreeToTerms(transaction, order, { agreedTerms, at });
    if (receiptChoice) await saveCashReceiptChoice(transaction, { orderNo, method, receiptChoice, at });
  });
  return { orderNo, window: await openPayment(dependencies, mall, { orderNo, method, visit, returnsTo }) };
}
