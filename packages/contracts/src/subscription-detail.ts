import { endpoint } from './endpoint.ts';
import { labelled } from './goods-detail.ts';
import { careTypes } from './product-codes.ts';
import { subscriptionCard } from './subscription.ts';
import { amount, boundedText, entity, integer, list, nullable, oneOf, text, type ValueOf } from './wire.ts';

/** The cost of leaving within the term: a percentage of the remaining fees, and the price of taking the product back. */
export const leaveRule = entity({ percent: integer, takeBackFee: amount });
export type LeaveRule = ValueOf<typeof leaveRule>;

/** A subscription product in full: each term and care with its fee, and the partner cards. */
export const subscriptionDetail = entity({
  card: subscriptionCard,
  summary: text,
  images: list(text),
  /** The price of buying the product, in won; null when it is not sold. */
  purchasePrice: nullable(amount),
  registrationFee: amount,
  visitCycleMonths: integer,
  terms: list(entity({ months: integer, careType: oneOf(careTypes), monthlyFee: amount })),
  partnerCards: list(entity({ cardNo: integer, name: text, minimumSpend: amount, monthlyDiscount: amount })),
  specifications: list(labelled),
  leaveRule,
  cancellationTerms: list(labelled),
  descriptionHtml: text,
  categoryPath: list(entity({ categoryNo: ['ctgNo', text], name: ['ctgNm', text] })),
});
export type SubscriptionDetail = ValueOf<typeof subscriptionDetail>;
/** GET products/subscriptions/{id}: a subscription product in full; 4042 when the mall does not offer it. */
export const getSubscription = endpoint({
  method: 'GET',
  path: '/products/subscriptions/:id',
  access: 'shopper',
  summary: '구독 상품 상세',
  params: entity({ id: boundedText(20, 1) }),
  data: subscriptionDetail,
  errors: ['4042'],
  offline: 'kept',
});
