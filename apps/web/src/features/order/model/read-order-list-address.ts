import { type OrderState, orderStates } from '@mall/contracts/order-codes';
import { startOfSeoulDay } from '@mall/domain/seoul-day';
import { readOneOf, readText, readWhole, withoutNothing } from '../../../lib/search-params.ts';

// A part of every first load, since the route reads its address: what is done with one stands in order-list-address.ts.

/** Which orders a list shows; days are YYYY-MM-DD in Seoul, both ends included. */
export type OrderListAddress = { from?: string; to?: string; state?: OrderState; claimed?: 'only'; page?: number };

/** A day that is none is left out. */
const readDay = (raw: unknown): string | undefined => {
  const day = readText(raw, /^\d{4}-\d{2}-\d{2}$/);
  return day && startOfSeoulDay(day) ? day : undefined;
};

export const readOrderListAddress = (raw: Record<string, unknown>): OrderListAddress =>
  withoutNothing({
    from: readDay(raw['from']),
    to: readDay(raw['to']),
    state: readOneOf(orderStates, raw['state']),
    claimed: readOneOf(['only'] as const, raw['claimed']),
    page: readWhole(raw['page'], 250) || undefined,
  }) as OrderListAddress;
