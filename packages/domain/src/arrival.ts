import type { ArrivalRule } from '@mall/contracts/arrival';
import type { DeliveryMethod } from '@mall/contracts/product-codes';
import { seoulDayOf, shiftedDay, startOfSeoulDay } from './seoul-day.ts';

/** What the promise depends on: both are in each card, so that no list needs more requests. */
export type ArrivalFacts = { readonly deliveryMethod: DeliveryMethod; readonly shipsToday: boolean };

export type Arrival = {
  /** Applies to orders before this instant. */
  readonly orderBefore: Date;
  readonly leavesOn: string;
  readonly arrivesOn: string;
};

type Way = (rule: ArrivalRule) => number;
/** Days in transit. Shuttle days are agreed upon, and other goods are requested or collected: nothing is promised for them. */
const waysOf: Readonly<Partial<Record<DeliveryMethod, Way>>> = {
  '1': ({ parcelDays }) => parcelDays,
  '2': ({ installationDays }) => installationDays,
  '3': ({ parcelDays }) => parcelDays,
  '8': () => 0,
};

/** When goods that are ordered now arrive; undefined when nothing can be promised. */
export function promiseArrival(
  rule: ArrivalRule,
  { deliveryMethod, shipsToday }: ArrivalFacts,
  { at, isRemote }: { readonly at: Date; readonly isRemote: boolean },
): Arrival | undefined {
  const way = waysOf[deliveryMethod];
  if (!way) return undefined;
  const ships = openOn(rule, 'SHIPPING', [0, 6]);
  const delivers = openOn(rule, 'DELIVERY', [0]);
  const today = seoulDayOf(at);
  const first = at < cutOffOf(rule, today) ? today : shiftedDay(today, 1);
  const orderedOn = stepped(first, 0, ships);
  const leavesOn = stepped(orderedOn, shipsToday ? 0 : rule.preparingDays, ships);
  const arrivesOn = stepped(leavesOn, way(rule) + (isRemote ? rule.remoteDays : 0), delivers);
  return { orderBefore: cutOffOf(rule, orderedOn), leavesOn, arrivesOn };
}

type IsOpen = (day: string) => boolean;

const openOn = (
  { closedDays }: ArrivalRule,
  stopped: 'SHIPPING' | 'DELIVERY',
  closedWeekdays: readonly number[],
): IsOpen => {
  const closed = new Set(closedDays.filter(({ stops }) => stops === stopped || stops === 'ALL').map(({ day }) => day));
  return (day) => !closed.has(day) && !closedWeekdays.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
};

/** The first open day from this one on, plus this many open days. */
function stepped(day: string, steps: number, isOpen: IsOpen): string {
  if (!isOpen(day)) return stepped(shiftedDay(day, 1), steps, isOpen);
  return steps === 0 ? day : stepped(shiftedDay(day, 1), steps - 1, isOpen);
}

const cutOffOf = ({ cutOffHour }: ArrivalRule, day: string): Date =>
  new Date((startOfSeoulDay(day)?.getTime() ?? 0) + cutOffHour * 3_600_000);
