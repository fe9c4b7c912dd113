import type { OrderState } from '@mall/contracts/order-codes';
import { daysOfPeriod, pastPeriods } from '@mall/domain/past-period';
import { readScreenSearch, type ScreenSearch } from '@mall/domain/screens/screen-path';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { withoutNothing } from '../../../lib/routing/search-params.ts';

/** Which orders a list shows; days are YYYY-MM-DD in Seoul, both ends included. */
export type OrderListAddress = ScreenSearch<'orderList'>;

/** The title of the list. */
export const orderListTitle = ({ claimed }: OrderListAddress): string =>
  claimed ? '취소·교환·반품' : '주문·배송 조회';

type PeriodChoice = { label: string; address: OrderListAddress; isOn: boolean };

/** R9.06: the presets of the period, with the current one marked; before them all time. */
export function periodChoices({ from, to, page: _page, ...rest }: OrderListAddress, now = new Date()): PeriodChoice[] {
  const today = seoulDayOf(now);
  return [
    { label: '전체', address: rest, isOn: !from && !to },
    ...pastPeriods.map((period) => {
      const days = daysOfPeriod(period, today);
      const isOn = days.from === from && days.to === to;
      return { label: period.label, address: { ...rest, ...days }, isOn };
    }),
  ];
}

/** The same list with only the orders with claims, or all again. */
export const toggleClaimed = ({ claimed, page: _page, ...address }: OrderListAddress): OrderListAddress =>
  claimed ? address : { ...address, claimed: 'only' };

/** The same list with only this state, or all again. */
export function toggleState(
  { page: _page, state: known, ...address }: OrderListAddress,
  state: OrderState,
): OrderListAddress {
  return known === state ? address : { ...address, state };
}

/** The request of the list's form; days in the wrong order are swapped. */
export function searchedAddress(form: FormData, { claimed }: OrderListAddress): OrderListAddress {
  const read = (name: string) => String(form.get(name) ?? '');
  const { from, to, ...rest } = readScreenSearch('orderList', {
    from: read('from'),
    to: read('to'),
    state: read('state'),
    claimed,
  });
  return from && to && from > to ? { ...rest, from: to, to: from } : withoutNothing({ ...rest, from, to });
}
