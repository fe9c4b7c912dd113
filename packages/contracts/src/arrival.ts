import { endpoint } from './endpoint.ts';
import { day, entity, integer, list, oneOf, type ValueOf } from './wire.ts';

/** SHIPPING: the warehouse ships nothing; DELIVERY: carriers deliver nothing; ALL: both. */
export const closedDayStops = ['ALL', 'SHIPPING', 'DELIVERY'] as const;

/**
 * The basis of a mall's arrival promises (domain/arrival.ts). A warehouse works from Monday to Friday, carriers from Monday to Saturday.
 */
const arrivalRule = entity({
  /** Hour in Seoul, 1 to 23: an earlier order counts as placed that day. */
  cutOffHour: integer,
  /** Working days until goods leave that are not shipped on the day of the order. */
  preparingDays: integer,
  /** Days in transit: of parcels, of freight with its installation, and the extra days of an island or Jeju. */
  parcelDays: integer,
  installationDays: integer,
  remoteDays: integer,
  /** For the coming weeks. */
  closedDays: list(entity({ day, stops: oneOf(closedDayStops) })),
});
export type ArrivalRule = ValueOf<typeof arrivalRule>;

/** GET pre/arrival: the same for every visitor, so that each product's day is computed without another request. */
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
