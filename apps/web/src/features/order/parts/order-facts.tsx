import type { OrderDetail } from '@mall/contracts/order';
import { maskName, maskPhone } from '@mall/domain/masking';
import { paymentMethodNames } from '@mall/domain/order-words';
import { type KeyValue, KeyValueList } from '@mall/ui/key-value-list';
import { SumList } from '@mall/ui/sum-list';
import { momentText } from '../../../lib/moment-text.ts';

/** What was paid, summand by summand. */
export function OrderSums({ order }: { order: OrderDetail }) {
  const discount = order.goodsAmount - order.marketAmount;
  const rows = [
    { label: '상품 금액', amount: order.marketAmount },
    ...(discount < 0 ? [{ label: '회원가 할인', amount: discount }] : []),
    { label: '배송비', amount: order.deliveryAmount === 0 ? '무료' : order.deliveryAmount },
    ...(order.refundedAmount > 0 ? [{ label: '환불한 금액', amount: -order.refundedAmount }] : []),
  ];
  const total = order.card.totalAmount - order.refundedAmount;
  return (
    <SumList rows={rows} total={{ label: order.refundedAmount > 0 ? '남은 결제 금액' : '결제 금액', amount: total }} />
  );
}

/** How it was or will be paid. */
export function PaymentFacts({ order }: { order: OrderDetail }) {
  const { payment, card } = order;
  const items: KeyValue[] = [{ label: '결제 수단', value: paymentMethodNames[card.paymentMethod] }];
  if (payment?.cardCompany) {
    const months = payment.instalmentMonths > 1 ? `${payment.instalmentMonths}개월` : '일시불';
    items.push({ label: '카드', value: `${payment.cardCompany} ${payment.cardNumber} (${months})` });
  }
  if (payment?.accountNumber) {
    items.push({ label: '입금 계좌', value: `${payment.bank} ${payment.accountNumber} ${payment.accountHolder}` });
    if (payment.depositBefore && !payment.paidAt) {
      items.push({ label: '입금 기한', value: `${momentText(payment.depositBefore)}까지` });
    }
  }
  if (payment?.paidAt) items.push({ label: '결제 일시', value: momentText(payment.paidAt) });
  return <KeyValueList items={items} />;
}

/** Where it goes; names and numbers masked in the middle (R9.12). */
export function DeliveryFacts({ order }: { order: OrderDetail }) {
  const address = `(${order.postcode}) ${order.roadAddress} ${order.detailAddress}`.trim();
  const items: KeyValue[] = [
    { label: '받는 분', value: maskName(order.recipient) },
    { label: '연락처', value: maskPhone(order.recipientPhone) },
    { label: '주소', value: address },
    { label: '배송 메모', value: order.deliveryRequest || '없음' },
  ];
  if (order.invoiceNo) items.push({ label: '운송장', value: `${order.carrier} ${order.invoiceNo}` });
  return <KeyValueList items={items} />;
}
