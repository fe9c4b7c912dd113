import { type OrderState, orderStates } from '@mall/contracts/order-codes';
import { daysOfPeriod, pastPeriods } from '@mall/domain/past-period';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { readOneOf, readText, readWhole, withoutNothing } from '../../../lib/search-params.ts';

/** Which orders a list shows; days are YYYY-MM-DD in Seoul, both ends included. */
export type OrderListAddress = { from?: string; to?: string; state?: OrderState; claimed?: 'only'; page?: number };

const day = /^\d{4}-\d{2}-\d{2}$/;

export const readOrderListAddress = (raw: Record<string, unknown>): OrderListAddress =>
  withoutNothing({
    from: readText(raw['from'], day),
    to: readText(raw['to'], day),
    state: readOneOf(orderStates, raw['state']),
    claimed: readOneOf(['only'] as const, raw['claimed']),
    page: readWhole(raw['page'], 250) || undefined,
  }) as OrderListAddress;

/** The list's query, as it stands behind its path. */
export function orderListSearch({ page = 1, ...address }: OrderListAddress): string {
  const query = new URLSearchParams({ ...address, ...(page > 1 && { page: String(page) }) }).toString();
  return query && `?${query}`;
}

/** R9.06: the presets of the period and the one that these days are, if any. */
export function periodChoices({ from, to }: OrderListAddress, now = new Date()) {
  const today = seoulDayOf(now);
  return pastPeriods.map((period) => {
    const days = daysOfPeriod(period, today);
    return { key: period.key, label: period.label, days, isOn: days.from === from && days.to === to };
  });
}

/** The same list with only the orders of which something was given back, or all again. */
export const toggleClaimed = ({ claimed, page: _page, ...address }: OrderListAddress): OrderListAddress =>
  claimed ? address : { ...address, claimed: 'only' };
