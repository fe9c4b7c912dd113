import { formatWon } from '@mall/domain/money';
import type { MailPart } from '../../../mail/mail-content.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import {
  deliveryOf,
  moment,
  orderButton,
  ordererOf,
  orderFacts,
  paymentText,
  productsOf,
  sumsOf,
} from './order-mail-parts.ts';
import { type MailedOrder, readMailedOrder } from './read-mailed-order.ts';

/**
 * An order is paid: method, amount and time. Not sent when the bank has taken the deposit back since, nor for an order
 * of 0 won, whose first mail says everything.
 */
export const paidMail: MailTemplate<'ORDER_PAID'> = async (transaction, _mall, facts, at) => {
  const order = await readMailedOrder(transaction, { ...facts, at });
  const { payment, card } = order;
  if (!payment?.paidAt) return undefined;
  const { amount, paidAt, receiptUrl } = payment;
  const receipt: MailPart[] = receiptUrl ? [{ kind: 'link', label: '매출전표 보기', href: receiptUrl }] : [];
  return {
    to: ordererOf(order),
    subject: `결제가 끝났어요 (${card.orderNo})`,
    heading: '결제가 끝났어요',
    parts: [
      { kind: 'paragraph', text: `${order.ordererName}님, 결제를 확인했어요. ${nextStepText(order)}` },
      orderFacts(order, [
        ['결제 방법', paymentText(payment)],
        ['결제 금액', formatWon(amount)],
        ['결제일시', moment(paidAt)],
      ]),
      productsOf(order),
      sumsOf(order),
      deliveryOf(order),
      orderButton(order),
      ...receipt,
    ],
  };
};

const nextStepText = ({ gift }: MailedOrder): string =>
  gift
    ? `주문 상세에서 ${gift.receiverName}님에게 선물 링크를 보내 주세요. 기한 안에 받지 않으면 전액 돌려 드려요.`
    : '상품을 준비해서 보내 드릴게요.';
