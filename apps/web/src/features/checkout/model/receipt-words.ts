import { maskName, maskPhone } from '@mall/contracts/masking';
import type { OrderDetail } from '@mall/contracts/order';
import { paymentMethodNames } from '@mall/domain/order-words';
import { cashReceiptText } from '../../../entities/cash-receipt/cash-receipt-text.ts';
import { promisedTextOf } from '../../../entities/order/promised-day.ts';
import { deliverySumRow, goodsSumRows } from '../../../entities/order/sum-rows.ts';
import { momentText } from '../../../lib/moment-text.ts';

/** The payment method: `국민카드 (일시불)`. */
function paymentText({ card, payment }: OrderDetail): string {
  if (!payment?.cardCompany) return paymentMethodNames[payment?.method ?? card.paymentMethod];
  const months = payment.instalmentMonths > 1 ? `${payment.instalmentMonths}개월` : '일시불';
  return `${payment.cardCompany} (${months})`;
}

/** An order in short. */
export function orderFacts(order: OrderDetail, now: Date) {
  const { card, gift, recipient, recipientPhone, postcode, roadAddress, detailAddress } = order;
  const address = [roadAddress, detailAddress].filter((part) => part !== '').join(', ');
  const promised = promisedTextOf(card, now);
  return [
    { label: '주문번호', value: card.orderNo },
    ...(promised ? [{ label: '도착', value: promised }] : []),
    { label: '받는 분', value: `${maskName(recipient)} · ${maskPhone(recipientPhone)}` },
    ...(gift ? [] : [{ label: '배송지', value: `(${postcode}) ${address}` }]),
    { label: '결제 수단', value: paymentText(order) },
    ...(order.cashReceipt ? [{ label: '현금영수증', value: cashReceiptText(order.cashReceipt) }] : []),
  ];
}

/** The sums of an order. */
export const orderSumRows = (order: OrderDetail) => [...goodsSumRows(order), deliverySumRow(order.deliveryAmount)];

/** The account for a deposit, and its deadline. */
export function depositFacts({ payment, card }: OrderDetail, won: (amount: number) => string) {
  if (!payment) return [];
  return [
    { label: '입금 은행', value: payment.bank },
    { label: '계좌번호', value: payment.accountNumber },
    { label: '예금주', value: payment.accountHolder },
    { label: '입금자명', value: payment.depositor },
    { label: '입금할 금액', value: won(card.totalAmount) },
    ...(payment.depositBefore ? [{ label: '입금 기한', value: `${momentText(payment.depositBefore)}까지` }] : []),
  ].filter(({ value }) => value !== '');
}
