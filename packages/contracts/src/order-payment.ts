import { cashReceiptChoice } from './cash-receipt.ts';
import { endpoint } from './endpoint.ts';
import { orderDetail, orderNo } from './order.ts';
import { paymentMethods } from './order-codes.ts';
import { paymentReturns, paymentWindow } from './payment.ts';
import { entity, integer, list, oneOf, optional, text } from './wire.ts';

/**
 * POST orders/{orderNo}/pay: the window at which the order is paid by this method. An order has one open window: requested again, at
 * once or in two tabs, the response is the same; another method's takes its place. Deadlines count from the order, not from here.
 * Errors: 4043, 4094, 4095 the service opens none (description: why), 4220 (a consent is missing, too), 4611 too many attempts have failed.
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
    /** Of an order that staff have placed for the member: the term versions agreed to, as its detail names them. */
    agreedTerms: optional(list(integer, 20)),
    /** In place of the page, unless said otherwise. */
    returnsTo: optional(oneOf(paymentReturns)),
  }),
  data: entity({ orderNo: text, window: paymentWindow }),
  errors: ['4043', '4094', '4095', '4220', '4611'],
});
/**
 * PUT orders/{orderNo}/cash-receipt: requests a cash receipt, or corrects the number of one that is not issued. It follows in
 * the background, and every refund after that. Errors: 4043, 4094 not paid in cash, or issued already, 4220 the number.
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
