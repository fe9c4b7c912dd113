import type { GiftState } from '@mall/contracts/gift-codes';
import { type OrderState, type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { depositBeforeOf } from './order-life.ts';

/** Payments that can be refunded automatically: for a deposit somebody would have to name a bank account. */
export const giftPaymentMethods: readonly PaymentMethod[] = paymentMethods.filter(
  (method) => method !== 'VIRTUAL_ACCOUNT',
);

/** Days that a receiver has to accept. */
export const giftDays = 7;
/** Wrong phone numbers after which a link is closed. */
export const mostWrongNumbers = 5;

/** The last second of the seventh day in Seoul. */
export const giftExpiresAtOf = (from: Date): Date => depositBeforeOf(from, giftDays);

type Gift = {
  readonly expiresAt: Date | null;
  readonly openedAt: Date | null;
  readonly acceptedAt: Date | null;
  readonly ending: 'DECLINED' | 'EXPIRED' | null;
};

/** The state of a gift: that of its order takes precedence, except over an ending of the gift's own. */
export function giftStateOf(
  { expiresAt, openedAt, acceptedAt, ending }: Gift,
  order: OrderState,
  now: Date,
): GiftState {
  if (ending) return ending;
  if (order === 'CANCELLED' || order === 'EXPIRED') return 'CANCELLED';
  if (acceptedAt) return 'ACCEPTED';
  if (order === 'PENDING_PAYMENT' || !expiresAt) return 'UNPAID';
  if (expiresAt <= now) return 'EXPIRED';
  return openedAt ? 'OPENED' : 'SENT';
}

/** Whether its receiver may still accept it, or its giver send it again. */
export const isGiftOpen = (state: GiftState): boolean => state === 'SENT' || state === 'OPENED';

/** Whole days left, in Seoul; 0 on the last one. */
export const daysLeft = (expiresAt: Date, now: Date): number =>
  Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 86_400_000));
