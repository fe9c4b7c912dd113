import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { deliveryOf, orderButton, ordererOf, orderFacts } from './order-mail-parts.ts';

/** Staff have changed the delivery address. The member is told, because somebody else may have asked for it. */
export const addressMail: MailTemplate<'ORDER_ADDRESS_CHANGED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  return {
    to: ordererOf(order),
    subject: `배송지를 바꿨어요 (${order.card.orderNo})`,
    heading: '배송지를 바꿨어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${order.ordererName}님, 고객센터에서 배송지를 바꿨어요. 요청하신 적이 없다면 고객센터로 알려 주세요.`,
      },
      orderFacts(order),
      deliveryOf(order),
      orderButton(order),
    ],
  };
};
