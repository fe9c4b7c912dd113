import { closedDayStops } from '../arrival.ts';
import { boolean, day, entity, list, nullable, oneOf, text, trimmedText, type ValueOf } from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

const closedDay = entity({
  day,
  stops: oneOf(closedDayStops),
  name: text,
  /** By law: it cannot be removed. */
  isPublic: boolean,
  /** Who has entered it. */
  by: text,
});
export type ClosedDayRow = ValueOf<typeof closedDay>;

/** GET closed-days: future days without shipping or without delivery. They are the provider's: staff of single malls get 4040. */
export const listClosedDays = officeEndpoint({
  ...{ method: 'GET', permission: 'stock.read', personal: 'none', audit: 'read' },
  path: '/closed-days',
  summary: '배송 쉬는 날',
  data: entity({ days: list(closedDay) }),
  errors: [],
});

const change = { permission: 'stock.write', personal: 'none', data: nullable(text) } as const;

/** POST closed-days: applies to orders from then on. Error 4220: the day is over, or has an entry already. */
export const addClosedDay = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/closed-days',
  audit: { action: 'closedDay.add' },
  summary: '배송 쉬는 날 추가',
  body: entity({ day, stops: oneOf(closedDayStops), name: trimmedText(30) }),
  errors: ['4220'],
});

/** POST closed-days/:day/remove. Error 4040: there is no such future entry made by the provider. */
export const removeClosedDay = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/closed-days/:day/remove',
  audit: { action: 'closedDay.remove' },
  summary: '배송 쉬는 날 빼기',
  params: entity({ day }),
  errors: [],
});
