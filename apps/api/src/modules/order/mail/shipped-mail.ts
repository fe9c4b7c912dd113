import type { MailPart } from '../../../mail/mail-content.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { deliveryOf, orderButton, ordererOf, orderFacts, toProduct } from './order-mail-parts.ts';

/** A parcel is on its way: who carries it, its invoice number and where to follow it. */
export const shippedMail: MailTemplate<'ORDER_SHIPPED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  const { carrier, invoiceNo, card } = order;
  const remaining = card.lines.filter(({ quantity, takenBack }) => takenBack < quantity);
  const tracking: MailPart[] = card.trackingUrl ? [{ kind: 'button', label: '배송 조회', href: card.trackingUrl }] : [];
  return {
    to: ordererOf(order),
    subject: `상품을 보냈어요 (${card.orderNo})`,
    heading: '상품을 보냈어요',
    parts: [
      { kind: 'paragraph', text: `${order.ordererName}님, 주문하신 상품을 택배사에 맡겼어요.` },
      orderFacts(order, [
        ['택배사', carrier],
        ['운송장 번호', invoiceNo],
      ]),
      { kind: 'products', products: remaining.map((line) => toProduct(line, line.quantity - line.takenBack)) },
      deliveryOf(order),
      ...tracking,
      orderButton(order),
    ],
  };
};
