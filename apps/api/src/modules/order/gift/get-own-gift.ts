import type { OrderGift } from '@mall/contracts/gift';
import type { OrderState } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { giftStateOf } from '@mall/domain/gift';
import { findGift } from './gift.repository.ts';

type Order = { readonly orderNo: string; readonly state: OrderState };

/** The gift of an order as its giver sees it; null once it was erased. */
export async function getOwnGift(transaction: MallTransaction, order: Order, at: Date): Promise<OrderGift | null> {
  const gift = await findGift(transaction, order.orderNo);
  if (!gift) return null;
  const { receiverName, receiverPhone, senderName, message, card, expiresAt } = gift;
  return {
    ...{ receiverName, receiverPhone, senderName, message, card },
    state: giftStateOf(gift, order.state, at),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** The giver sees only the receiver they named: the delivery address is the receiver's personal data. */
export const receiverWithoutAddress = ({ receiverName, receiverPhone }: OrderGift) => ({
  ...{ recipient: receiverName, recipientPhone: receiverPhone, postcode: '', roadAddress: '', detailAddress: '' },
  deliveryRequest: '',
});
