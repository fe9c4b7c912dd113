import type { OrderDetail } from '@mall/contracts/order';
import type { Parcel } from '@mall/contracts/parcel';
import { formatWon } from '@mall/domain/money';
import { orderStateName, orderWay } from '@mall/domain/order-words';
import { partlyShippedText } from '@mall/domain/parcels';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { momentText } from '../../../lib/moment-text.ts';
import { orderHeadline } from '../model/order-words.ts';
import styles from './order-way.module.css';
import { ProgressSteps } from './progress-steps.tsx';

/** The progress of the order, as a sentence and as steps. */
export function OrderWay({ order }: { order: OrderDetail }) {
  const { state, paymentMethod } = order.card;
  const reached = (orderWay as readonly string[]).indexOf(state === 'CONFIRMED' ? 'DELIVERED' : state);
  return (
    <div className={styles.way}>
      <Stack as="p" gap={4} className={styles.now}>
        <b>{orderHeadline(order.card)}</b>
        <Text as="span" size={14} tone="muted" tabular>
          {remarkOf(order)}
        </Text>
      </Stack>
      {(reached >= 0 || state === 'PENDING_PAYMENT') && (
        <ProgressSteps
          label="주문 진행"
          steps={orderWay.map((each) => orderStateName(each, paymentMethod))}
          reached={reached}
        />
      )}
    </div>
  );
}

const invoiceText = (parcel: Parcel | undefined) => [parcel?.carrier, parcel?.invoiceNo].filter(Boolean).join(' ');

function remarkOf({ card, payment, parcels, expiresAt, refundedAmount }: OrderDetail): string {
  switch (card.state) {
    case 'PENDING_PAYMENT':
      return payment?.accountNumber
        ? `${momentText(payment.depositBefore ?? expiresAt)}까지 ${payment.bank} ${payment.accountNumber} 계좌로 ${formatWon(card.totalAmount)}을 보내 주세요`
        : `${momentText(expiresAt)}까지 결제하지 않으면 저절로 취소돼요`;
    case 'SHIPPED':
      return parcels.length === 1 ? invoiceText(parcels[0]) : momentText(card.movedAt);
    case 'PREPARING':
      return partlyShippedText(card.state, card.lines) || momentText(card.movedAt);
    case 'CANCELLED':
      return refundedAmount > 0 ? `${formatWon(refundedAmount)}을 돌려드렸어요` : '결제하기 전에 취소했어요';
    default:
      return momentText(card.movedAt);
  }
}
