import { fieldError } from '@mall/contracts/errors';
import type { GiftInput } from '@mall/contracts/gift';
import type { OrderInput } from '@mall/contracts/order';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import type { DeliveryRates } from '@mall/domain/basket';
import { giftExpiresAtOf, giftPaymentMethods } from '@mall/domain/gift';
import { insertGift, updateGift } from './gift.repository.ts';

type Delivery = NonNullable<OrderInput['delivery']>;

/**
 * The delivery address of an order; a gift's receiver gives it later. 4220 when the order is no gift and has no
 * address, and for a gift paid by deposit.
 */
export function placeOf({ delivery, gift, paymentMethod }: OrderInput): Delivery {
  if (gift) assertPayable(paymentMethod);
  if (gift) return { recipient: gift.receiverName, phone: gift.receiverPhone, ...noAddressYet };
  if (!delivery) throw fieldError('delivery', '배송지를 골라 주세요.');
  return delivery;
}

const noAddressYet = { postcode: '', roadAddress: '', detailAddress: '' };
/** 4220 for a payment method that cannot be refunded automatically: a gift may have to be. */
export function assertPayable(method: PaymentMethod): void {
  if (!giftPaymentMethods.includes(method))
    throw fieldError('paymentMethod', '선물은 무통장입금으로 결제할 수 없어요. 다른 결제 수단을 골라 주세요.');
}

/** A gift costs the same wherever it is delivered: the giver pays before the address is known. */
export const giftRates = (rates: DeliveryRates): DeliveryRates => ({ ...rates, remoteSurcharge: 0 });

export const saveGift = (
  transaction: MallTransaction,
  { orderNo, gift }: { readonly orderNo: string; readonly gift: GiftInput },
): Promise<void> => insertGift(transaction, { orderNo, ...gift });

/** A gift can be accepted once it is paid. */
export const startGift = (
  transaction: MallTransaction,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<void> => updateGift(transaction, orderNo, { expiresAt: giftExpiresAtOf(at) });
