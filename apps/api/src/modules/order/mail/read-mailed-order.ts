import { AppError } from '@mall/contracts/errors';
import type { OrderCard, OrderDetail } from '@mall/contracts/order';
import type { Payment } from '@mall/contracts/payment';
import type { MallTransaction } from '@mall/db/in-mall';
import { getOrderPayment } from '../../payment/get-order-payment.ts';
import { getOwnGift, receiverWithoutAddress } from '../gift/get-own-gift.ts';
import { listLinesOfOrder } from '../order-line.repository.ts';
import { type OwnOrder, placeOf } from '../read/get-order.ts';
import { findOrderRow } from '../read/order-list.repository.ts';
import { toOrderLine } from '../read/to-order-card.ts';

/** The parts of an order that every mail uses. */
export type MailedOrder = Pick<
  OrderDetail,
  | 'ordererName'
  | 'ordererEmail'
  | 'gift'
  | 'recipient'
  | 'recipientPhone'
  | 'postcode'
  | 'roadAddress'
  | 'detailAddress'
  | 'goodsAmount'
  | 'deliveryAmount'
> & { readonly card: Pick<OrderCard, 'orderNo' | 'paymentMethod' | 'totalAmount' | 'orderedAt' | 'lines'> };

/**
 * `getOrder` without claims, parcels and history, for the mail that nearly every order gets and that uses none of them.
 * 4043 when the member has no such order.
 */
export async function readMailedOrder(
  transaction: MallTransaction,
  { orderNo, memberNo, at }: OwnOrder,
): Promise<MailedOrder & { readonly payment: Payment | null }> {
  const [order, lines, payment] = await Promise.all([
    findOrderRow(transaction, { orderNo, memberNo }),
    listLinesOfOrder(transaction, { orderNo }),
    getOrderPayment(transaction, orderNo),
  ]);
  if (!order) throw new AppError('4043');
  const gift = order.isGift ? await getOwnGift(transaction, order, at) : null;
  const { ordererName, ordererEmail, goodsAmount, deliveryAmount, paymentMethod, totalAmount } = order;
  return {
    ...{ ordererName, ordererEmail, goodsAmount, deliveryAmount, gift, payment },
    ...(gift ? receiverWithoutAddress(gift) : placeOf(order)),
    card: {
      orderNo,
      paymentMethod,
      totalAmount,
      orderedAt: order.orderedAt.toISOString(),
      lines: lines.map(toOrderLine),
    },
  };
}
