import type { OrderDetail } from '@mall/contracts/order';
import type { Parcel } from '@mall/contracts/parcel';
import { isFullyShipped } from '@mall/domain/parcels';
import type { MailPart } from '../../../mail/mail-content.ts';
import type { MailTemplate } from '../../mail/mail-template.ts';
import { getOrder } from '../read/get-order.ts';
import { deliveryOf, orderButton, ordererOf, orderFacts, toProduct } from './order-mail-parts.ts';

/** A parcel was shipped: carrier, invoice number, contents and tracking link of it alone. */
export const shippedMail: MailTemplate<'ORDER_SHIPPED'> = async (transaction, mall, facts, at) => {
  const order = await getOrder(transaction, mall, { ...facts, at });
  const { parcels, card } = order;
  const shipmentNo = facts.shipmentNo ?? parcels.length;
  const { heading, text } = wordsOf(order, shipmentNo);
  return {
    to: ordererOf(order),
    subject: `${heading} (${card.orderNo})`,
    heading,
    parts: [
      { kind: 'paragraph', text: `${order.ordererName}님, ${text}` },
      orderFacts(order),
      ...parcels.slice(shipmentNo - 1, shipmentNo).flatMap((parcel) => partsOf(order, parcel, '')),
      deliveryOf(order),
      orderButton(order),
    ],
  };
};

function wordsOf({ card, parcels }: OrderDetail, shipmentNo: number) {
  const isLast = shipmentNo === parcels.length && isFullyShipped(card.lines);
  if (!isLast)
    return {
      heading: '상품 일부를 보냈어요',
      text: '주문하신 상품 가운데 일부를 먼저 보냈어요. 나머지도 보내는 대로 메일로 알려 드릴게요.',
    };
  if (shipmentNo > 1)
    return { heading: '나머지 상품을 보냈어요', text: '주문하신 나머지 상품까지 모두 택배사에 맡겼어요.' };
  return { heading: '상품을 보냈어요', text: '주문하신 상품을 택배사에 맡겼어요.' };
}

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
