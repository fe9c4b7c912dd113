import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { orderButton, ordererOf, orderFacts, productsOf } from './order-mail-parts.ts';

/**
 * An order ended before it was shipped and without a refund: cancelled, or never paid. A refund is announced by its own
 * mail.
 */
export const cancelledMail: MailTemplate<'ORDER_CANCELLED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  const { card, history } = order;
  const isExpired = card.state === 'EXPIRED';
  const reason = history.findLast(({ state }) => state === card.state)?.reason ?? '';
  const text = isExpired
    ? `${order.ordererName}님, 결제 시간이 지나서 주문을 취소했어요. 필요하시면 다시 주문해 주세요.`
    : `${order.ordererName}님, 주문을 취소했어요.`;
  return {
    to: ordererOf(order),
    subject: `주문이 취소됐어요 (${card.orderNo})`,
    heading: '주문이 취소됐어요',
    parts: [
      { kind: 'paragraph', text },
      orderFacts(order, reason ? [['취소 사유', reason]] : []),
      productsOf(order),
      orderButton(order),
    ],
  };
};
