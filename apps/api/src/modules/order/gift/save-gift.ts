import { fieldError } from '@mall/contracts/errors';
import type { GiftInput } from '@mall/contracts/gift';
import type { OrderInput } from '@mall/contracts/order';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import type { DeliveryRates } from '@mall/domain/basket';
import { giftExpiresAtOf, giftPaymentMethods } from '@mall/domain/gift';
import { insertGift, updateGift } from './gift.repository.ts';

type Delivery = NonNullable<OrderInput['delivery']>;

/** Where an order goes: a gift's receiver says so later. 4220 for neither place nor receiver, or a gift paid by deposit. */
export function placeOf({ delivery, gift, paymentMethod }: OrderInput): Delivery {
  if (gift) assertPayable(paymentMethod);
  if (gift) return { recipient: gift.receiverName, phone: gift.receiverPhone, ...nowhereYet };
  if (!delivery) throw fieldError('delivery', '배송지를 골라 주세요.');
  return delivery;
}

const nowhereYet = { postcode: '', roadAddress: '', detailAddress: '' };
/** 4220 for a way to pay a gift by which money does not come back by itself. */
export function assertPayable(method: PaymentMethod): void {
  if (!giftPaymentMethods.includes(method))
    throw fieldError('paymentMethod', '선물은 무통장입금으로 결제할 수 없어요. 다른 결제 수단을 골라 주세요.');
}

/** Wherever the receiver lives, a gift costs what its giver has paid. */
export const giftRates = (rates: DeliveryRates): DeliveryRates => ({ ...rates, remoteSurcharge: 0 });

export const saveGift = (
  transaction: MallTransaction,
  { orderNo, gift }: { readonly orderNo: string; readonly gift: GiftInput },
): Promise<void> => insertGift(transaction, { orderNo, ...gift });

/** From its payment on a gift can be accepted. */
export const startGift = (
  transaction: MallTransaction,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<void> => updateGift(transaction, orderNo, { expiresAt: giftExpiresAtOf(at) });
