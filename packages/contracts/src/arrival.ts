import { endpoint } from './endpoint.ts';
import { day, entity, integer, list, oneOf, type ValueOf } from './wire.ts';

/** SHIPPING: nothing leaves the warehouse; DELIVERY: carriers bring nothing; ALL: both. */
export const closedDayStops = ['ALL', 'SHIPPING', 'DELIVERY'] as const;

/** What a mall promises arrivals by (domain/arrival.ts). A warehouse works from Monday to Friday, carriers from Monday to Saturday. */
const arrivalRule = entity({
  /** By Seoul's clocks, 1 to 23: what is ordered before it counts as ordered that day. */
  cutOffHour: integer,
  /** Working days before goods leave that do not leave on the day of the order. */
  preparingDays: integer,
  /** Days on the way: of parcels, of freight with its installation, and what an island or Jeju adds. */
  parcelDays: integer,
  installationDays: integer,
  remoteDays: integer,
  /** Of the weeks to come. */
  closedDays: list(entity({ day, stops: oneOf(closedDayStops) })),
});
export type ArrivalRule = ValueOf<typeof arrivalRule>;

/** GET pre/arrival: the same for every visitor, so that each product's day is worked out without asking again. */
export const getArrivalRule = endpoint({
  method: 'GET',
  path: '/pre/arrival',
  access: 'public',
  summary: '도착 예정일 기준',
  data: arrivalRule,
  errors: [],
  cache: 'public-revalidated',
  offline: 'kept',
});
