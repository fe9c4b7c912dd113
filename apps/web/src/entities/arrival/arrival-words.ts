import type { Arrival } from '@mall/domain/arrival';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';

const weekdays = '일월화수목금토';

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
const dateText = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}(${weekdayOf(day)})`;

/** A day relative to today: `오늘(목)`, `내일(금)`, `11/28(토)`. */
function dayFrom(today: string, day: string): string {
  if (day === today) return `오늘(${weekdayOf(day)})`;
  return day === shiftedDay(today, 1) ? `내일(${weekdayOf(day)})` : dateText(day);
}

/** For a card: `내일(금) 도착`. */
export const arrivalText = ({ arrivesOn }: Arrival, now: Date): string => `${dayFrom(seoulDayOf(now), arrivesOn)} 도착`;

/** The order deadline if it is today (`오늘 15시까지`), otherwise `지금`. */
export function orderByText({ orderBefore }: Arrival, now: Date): string {
  const hour = new Date(orderBefore.getTime() + 9 * 3_600_000).getUTCHours();
  return seoulDayOf(orderBefore) === seoulDayOf(now) ? `오늘 ${hour}시까지` : '지금';
}

/** For a product's page, as one sentence. */
export const arrivalSentence = (arrival: Arrival, now: Date): string =>
  `${orderByText(arrival, now)} 주문하면 ${dayFrom(seoulDayOf(now), arrival.arrivesOn)} 도착 예정`;

/** For an order on its way: `11/28(토) 도착 예정`, or after that day that it is late. */
export const promisedText = (promisedOn: string, now: Date): string =>
  promisedOn < seoulDayOf(now)
    ? `${dateText(promisedOn)} 예정보다 늦어지고 있어요`
    : `${dateText(promisedOn)} 도착 예정`;
