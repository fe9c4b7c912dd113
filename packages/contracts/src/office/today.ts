import { amount, boolean, entity, instant, integer, list, nullable, oneOf, optional, text } from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const taskKinds = [
  'orders',
  'claims',
  'applications',
  'subscriptions',
  'questions',
  'customerReviews',
  'joining',
  'approvals',
  'deposits',
  'differences',
  'drafts',
  'lint',
  'mails',
  'privacy',
  'followUps',
  'cases',
  'review',
  'asked',
] as const;
/** What waits for staff: parcels, decisions, answers. */
export type TaskKind = (typeof taskKinds)[number];

/** The most entries listed per kind, so that one long queue does not hide the others. */
export const mostOldest = 2;

const task = entity({
  kind: oneOf(taskKinds),
  /** Counted up to 10,000; `isMore` says that there are more. */
  total: amount,
  isMore: boolean,
  /** Overdue, and due by the end of today in Seoul. */
  late: amount,
  dueToday: amount,
  /** The longest waiting entries, longest first; without a mall their mall is null and empty, and `key` is their number. */
  oldest: list(entity({ since: instant, mallId: nullable(integer), mallName: text, key: text }), mostOldest),
});
export type WaitingTask = ReturnType<(typeof task)['decode']>;

const day = entity({
  /** Won of paid orders, whatever happened to them since, up to the same time of day. */
  amount,
  orders: amount,
  /** Won by the end of each hour: for today the hours that have begun, for the day before all 24. */
  byHour: list(amount, 24),
});

/**
 * `GET /today`: what waits for the caller, and, for readers of orders, today beside the same weekday before. Instants in UTC, days in
 * Seoul.
 */
export const getToday = officeEndpoint({
  method: 'GET',
  path: '/today',
  permission: 'self',
  personal: 'none',
  audit: 'read',
  summary: '오늘 할 일과 매출',
  data: entity({
    at: instant,
    tasks: list(task, taskKinds.length),
    sales: optional(
      entity({
        today: day,
        weekBefore: day,
        /** The largest today, seven at most. */
        malls: list(entity({ mallId: integer, mallName: text, amount, weekBefore: amount }), 7),
      }),
    ),
  }),
  errors: [],
});
