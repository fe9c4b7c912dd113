import { cashReceiptChoice } from './cash-receipt.ts';
import { endpoint } from './endpoint.ts';
import { orderDetail, orderNo } from './order.ts';
import { paymentMethods } from './order-codes.ts';
import { paymentReturns, paymentWindow } from './payment.ts';
import { entity, integer, list, oneOf, optional, text } from './wire.ts';

/**
 * POST orders/{orderNo}/pay: opens the payment window for this method. An order has one open window: requested again, concurrently or in
 * two tabs, the response is the same; a window of another method replaces it. Deadlines count from the order, not from now. Errors: 4043,
 * 4094, 4095 the service opens none (description: why), 4220 (also for a missing consent), 4611 too many attempts have failed.
 */
export const payAgain = endpoint({
  method: 'POST',
  path: '/orders/:orderNo/pay',
  access: 'shopper',
  summary: '다시 결제하기',
  params: orderNo,
  body: entity({
    paymentMethod: oneOf(paymentMethods),
    cashReceipt: optional(cashReceiptChoice),
    /** For an order that staff have placed for the member: the term versions agreed to, from the order's detail. */
    agreedTerms: optional(list(integer, 20)),
    /** Replaces the page by default. */
    returnsTo: optional(oneOf(paymentReturns)),
  }),
  data: entity({ orderNo: text, window: paymentWindow }),
  errors: ['4043', '4094', '4095', '4220', '4611'],
});
/**
 * PUT orders/{orderNo}/cash-receipt: requests a cash receipt, or corrects the number of one that is not issued yet. It is issued in the
 * background, and updated after each refund. Errors: 4043, 4094 not paid in cash, issued already, or blanked, 4220 the number.
 */
export const requestCashReceipt = endpoint({
  method: 'PUT',
  path: '/orders/:orderNo/cash-receipt',
  access: 'shopper',
  summary: '현금영수증 신청',
  params: orderNo,
  body: cashReceiptChoice,
  data: orderDetail,
  errors: ['4043', '4094', '4220'],
});
