import { endpoint } from './endpoint.ts';
import { amount, day, entity, integer, nullable, text, type ValueOf } from './wire.ts';

/** A member's account for orders without a payment window; whole won. */
export const accountStanding = entity({
  /** The most that the member may owe; null without a contract. */
  creditLimit: nullable(amount),
  /** Days after an order on which it is due. */
  paymentDays: nullable(integer),
  owed: amount,
  /** The amount that may still be ordered. */
  room: amount,
  /** The part of the debt whose due day has passed. */
  overdue: amount,
  /** Due day of the oldest order that is not settled. */
  dueOn: nullable(day),
  /** Why nothing may be ordered now, and what to do; null when something may. */
  ineligibility: nullable(text),
});
export type AccountStanding = ValueOf<typeof accountStanding>;

/** GET account: what the member may order on account now, what is owed until when, or why nothing may be ordered. */
export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  access: 'uploader',
  summary: '후불 한도와 이용 금액',
  look: 'closed',
  data: accountStanding,
  errors: [],
});
