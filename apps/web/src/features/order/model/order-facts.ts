import { maskName, maskPhone } from '@mall/contracts/masking';
import type { OrderDetail } from '@mall/contracts/order';
import { blankedWords } from '@mall/domain/blanked-words';
import { paymentMethodNames } from '@mall/domain/order-words';
import { promisedTextOf } from '../../../entities/order/promised-day.ts';
import { deliverySumRow, goodsSumRows } from '../../../entities/order/sum-rows.ts';
import { momentText } from '../../../lib/moment-text.ts';

export type Fact = { readonly label: string; readonly value: string };

/** What was paid, summand by summand; the total is what is left of it. */
export function orderSumRows(order: OrderDetail) {
  const { deliveryAmount, refundedAmount } = order;
  return [
    ...goodsSumRows(order),
    deliverySumRow(deliveryAmount),
    ...(refundedAmount > 0 ? [{ label: '환불한 금액', amount: -refundedAmount }] : []),
  ];
}

/** How it was or will be paid. */
export function paymentFacts({ payment, card }: OrderDetail): Fact[] {
  const facts = [{ label: '결제 수단', value: paymentMethodNames[card.paymentMethod] }];
  if (!payment) return facts;
  const { cardCompany, cardNumber, instalmentMonths, bank, accountNumber, accountHolder, depositBefore, paidAt } =
    payment;
  if (cardCompany) {
    const months = instalmentMonths > 1 ? `${instalmentMonths}개월` : '일시불';
    facts.push({ label: '카드', value: `${cardCompany} ${cardNumber} (${months})` });
  }
  if (accountNumber) facts.push({ label: '입금 계좌', value: `${bank} ${accountNumber} ${accountHolder}` });
  if (accountNumber && depositBefore && !paidAt) {
    facts.push({ label: '입금 기한', value: `${momentText(depositBefore)}까지` });
  }
  if (paidAt) facts.push({ label: '결제 일시', value: momentText(paidAt) });
  return facts;
}

/** When and where it is delivered; names and numbers masked in the middle (R9.12). */
export function deliveryFacts(order: OrderDetail, now: Date): Fact[] {
  if (order.blankedAt) return [{ label: '받는 분', value: blankedWords }];
  const { gift, recipient, recipientPhone, postcode, roadAddress, detailAddress, deliveryRequest } = order;
  const promised = promisedTextOf(order.card, now);
  const known = [
    ...(promised ? [{ label: '도착', value: promised }] : []),
    { label: '받는 분', value: maskName(recipient) },
  ];
  if (gift) return [...known, { label: '주소', value: '받는 분이 입력해요. 보내는 분에게는 보이지 않아요.' }];
  return [
    ...known,
    { label: '연락처', value: maskPhone(recipientPhone) },
    { label: '주소', value: `(${postcode}) ${[roadAddress, detailAddress].filter(Boolean).join(', ')}` },
    { label: '배송 메모', value: deliveryRequest || '없음' },
  ];
}
