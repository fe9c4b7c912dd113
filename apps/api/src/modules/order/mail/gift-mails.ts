import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { giftOf, orderButton, ordererOf, orderFacts, productsOf } from './order-mail-parts.ts';

/** The receiver of a gift has given an address, which is not shown to the giver. */
export const giftAcceptedMail: MailTemplate<'GIFT_ACCEPTED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  if (order.gift?.state !== 'ACCEPTED') return undefined;
  const text = `${order.gift.receiverName}님이 선물을 받았어요. 상품을 준비해서 보내 드릴게요.`;
  return {
    to: ordererOf(order),
    subject: `선물을 받았어요 (${order.card.orderNo})`,
    heading: '선물을 받았어요',
    parts: [{ kind: 'paragraph', text }, orderFacts(order), productsOf(order), orderButton(order)],
  };
};

/** Staff ask the giver to send the link of a gift again. */
export const giftToSendMail: MailTemplate<'GIFT_TO_SEND'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  if (order.gift?.state !== 'SENT' && order.gift?.state !== 'OPENED') return undefined;
  const text = `${order.gift.receiverName}님이 아직 선물을 받지 않았어요. 주문 상세에서 선물 링크를 다시 보내 주세요.`;
  return {
    to: ordererOf(order),
    subject: `선물 링크를 보내 주세요 (${order.card.orderNo})`,
    heading: '선물 링크를 보내 주세요',
    parts: [{ kind: 'paragraph', text }, orderFacts(order), giftOf(order.gift), orderButton(order)],
  };
};
