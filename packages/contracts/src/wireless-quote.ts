import { endpoint } from './endpoint.ts';
import { quoteAmounts } from './quote-amounts.ts';
import {
  boundedText,
  day,
  entity,
  instant,
  nullable,
  oneOf,
  optional,
  queryInteger,
  queryOneOf,
  querySerialNumber,
  text,
  type ValueOf,
} from './wire.ts';
import { contractMonths, discountTypes, instalmentMonths, joinTypes } from './wireless-codes.ts';

/** A choice of a phone as written in an address; the colour changes no amount. */
const wirelessChoice = entity({
  memory: boundedText(20, 1),
  planNo: querySerialNumber,
  joinType: oneOf(joinTypes),
  discountType: oneOf(discountTypes),
  instalmentMonths: queryOneOf(instalmentMonths),
  contractMonths: queryOneOf(contractMonths),
  /** International age of the applicant, if known; without it no plan with an age limit is quoted. */
  age: optional(queryInteger(0, 150)),
});

/** Every line of a monthly payment in whole won, and the days from which its base figures apply. */
export const wirelessQuote = entity({
  carrier: text,
  planName: text,
  ...quoteAmounts,
  priceSince: day,
  pricedFrom: instant,
  /** Null if this combination has no support. */
  supportedFrom: nullable(instant),
});
export type WirelessQuote = ValueOf<typeof wirelessQuote>;

/**
 * GET products/wireless/{id}/quote: what one choice costs now. Errors: 4042 when the mall has no such phone, memory or plan, 4220 at
 * planNo when the applicant may not take the plan with this phone.
 */
export const getWirelessQuote = endpoint({
  method: 'GET',
  path: '/products/wireless/:id/quote',
  access: 'shopper',
  summary: '휴대폰 요금 계산',
  params: entity({ id: boundedText(20, 1) }),
  query: wirelessChoice,
  data: wirelessQuote,
  errors: ['4042', '4220'],
  offline: 'kept',
});
