import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { orderButton, ordererOf, orderFacts } from './order-mail-parts.ts';
import { parcelParts } from './shipped-mail.ts';

/** A parcel's invoice number was corrected: the orderer, who was mailed the wrong one, is mailed the right one. */
export const correctedMail: MailTemplate<'ORDER_INVOICE_CORRECTED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  return {
    to: ordererOf(order),
    subject: `운송장 번호를 고쳤어요 (${order.card.orderNo})`,
    heading: '운송장 번호를 고쳤어요',
    parts: [
      {
        kind: 'paragraph',
        text: `${order.ordererName}님, 먼저 알려 드린 운송장 번호가 잘못되어 고쳤어요. 배송은 아래 번호로 확인해 주세요.`,
      },
      orderFacts(order),
      ...parcelParts(order),
      orderButton(order),
    ],
  };
};
