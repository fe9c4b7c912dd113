import type { OrderDetail } from '@mall/contracts/order';
import type { Parcel } from '@mall/contracts/parcel';
import type { MailPart } from '../../../mail/mail-content.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { deliveryOf, orderButton, ordererOf, orderFacts, toProduct } from './order-mail-parts.ts';

/** The last parcel of an order was shipped: carrier, invoice number, contents and tracking link of each. */
export const shippedMail: MailTemplate<'ORDER_SHIPPED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  const { parcels, card } = order;
  const text =
    parcels.length > 1
      ? `${order.ordererName}님, 주문하신 상품을 ${parcels.length}개 택배로 나눠 모두 보냈어요.`
      : `${order.ordererName}님, 주문하신 상품을 택배사에 맡겼어요.`;
  return {
    to: ordererOf(order),
    subject: `상품을 보냈어요 (${card.orderNo})`,
    heading: '상품을 보냈어요',
    parts: [
      { kind: 'paragraph', text },
      orderFacts(order),
      ...parcelParts(order),
      deliveryOf(order),
      orderButton(order),
    ],
  };
};

/** Carrier, invoice number, contents and tracking link of each parcel. */
export const parcelParts = (order: OrderDetail): MailPart[] =>
  order.parcels.flatMap((parcel, index) => partsOf(order, parcel, order.parcels.length > 1 ? ` ${index + 1}` : ''));

function partsOf({ card }: OrderDetail, { carrier, invoiceNo, trackingUrl, lines }: Parcel, which: string): MailPart[] {
  const products = lines.flatMap(({ lineNo, pieces }) =>
    card.lines.filter((line) => line.lineNo === lineNo).map((line) => toProduct(line, pieces)),
  );
  const rows = [
    ['택배사', carrier],
    ['운송장 번호', invoiceNo],
  ] as const;
  return [
    { kind: 'facts', title: `택배${which}`, rows },
    { kind: 'products', products },
    ...(trackingUrl ? [{ kind: 'button', label: `배송 조회${which}`, href: trackingUrl } as const] : []),
  ];
}
