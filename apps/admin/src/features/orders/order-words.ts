import {
  claimStates,
  type OrderPaymentMethod,
  type OrderState,
  orderPaymentMethods,
  orderStates,
} from '@mall/contracts/order-codes';
import { deliveryMethodCodes } from '@mall/contracts/product-codes';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { tasks } from '@mall/domain/office/tasks';
import { claimStateNames, orderStateName, paymentMethodNames } from '@mall/domain/order-words';
import type { Tone } from '../../kit/badge.tsx';
import { dueText } from '../../lib/moments.ts';

const words = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
  Object.fromEntries(codes.map((code) => [code, nameOf(code)])) as Record<Code, string>;

export const stateWords: Readonly<Record<OrderState, string>> = words(orderStates, (state) =>
  orderStateName(state, 'CARD'),
);
export const methodWords: Readonly<Record<OrderPaymentMethod, string>> = words(
  orderPaymentMethods,
  (method) => paymentMethodNames[method],
);
export const claimStateWords = words(claimStates, (state) => claimStateNames[state]);
export const deliveryWords = words(deliveryMethodCodes, deliveryMethodName);

export const stateTones: Readonly<Record<OrderState, Tone>> = {
  PENDING_PAYMENT: 'warn',
  PAID: 'info',
  PREPARING: 'vio',
  SHIPPED: 'info',
  DELIVERED: 'ok',
  CONFIRMED: 'plain',
  CANCELLED: 'err',
  EXPIRED: 'plain',
};

type Waiting = { readonly state: OrderState; readonly paidAt: string | null; readonly awaitsReceiver: boolean };

/** The deadline for shipping; nothing for orders that are not to be shipped. */
export function shipDue({ state, paidAt, awaitsReceiver }: Waiting, now = new Date()) {
  if (awaitsReceiver) return undefined;
  if (paidAt === null || (state !== 'PAID' && state !== 'PREPARING')) return undefined;
  return dueText(new Date(Date.parse(paidAt) + tasks.orders.promisedHours * 3_600_000), now);
}
