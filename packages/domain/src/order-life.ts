import { seoulDayOf } from './seoul-day.ts';

/** Minutes that stock is reserved for an unpaid order; another attempt to pay does not extend it. */
export const unpaidMinutes = 30;

/** The moment at which an unpaid order releases its stock. */
export const expiresAtOf = (orderedAt: Date): Date => new Date(orderedAt.getTime() + unpaidMinutes * 60_000);

/** When a member is reminded of an order that is not paid yet; one that is paid by then has a mail about that alone. */
export const remindsAtOf = (orderedAt: Date): Date => new Date(orderedAt.getTime() + (unpaidMinutes / 3) * 60_000);

const dayMilliseconds = 86_400_000;

/** The same for an order that staff have placed for a caller, who has to open a mail and sign in first: a day. */
export const handExpiresAtOf = (orderedAt: Date): Date => new Date(orderedAt.getTime() + dayMilliseconds);

/** Until when an account takes the deposit of an order: the last second of a day in Seoul, so many days after the order. */
export function depositBeforeOf(orderedAt: Date, days: number): Date {
  const midnight = new Date(`${seoulDayOf(orderedAt)}T00:00:00+09:00`);
  return new Date(midnight.getTime() + (days + 1) * dayMilliseconds - 1000);
}

/** The same for an account that is opened later: never before the order itself expires. */
export const accountClosesAtOf = (
  { orderedAt, expiresAt }: { readonly orderedAt: Date; readonly expiresAt: Date },
  days: number,
): Date => new Date(Math.max(depositBeforeOf(orderedAt, days).getTime(), expiresAt.getTime()));

type Waiting = {
  readonly expiresAt: Date;
  /** Until when the account takes the deposit, as the bank says. */
  readonly depositBefore: Date | null;
  /** When the bank took back a deposit that had come in. */
  readonly takenBackAt: Date | null;
};

/**
 * The moment at which an order with an account releases its stock: when the account closes. It counts from the order, so that another
 * account does not move it; only a deposit that the bank takes back leaves a day to pay again.
 */
export function depositExpiryOf({ expiresAt, depositBefore, takenBackAt }: Waiting): Date {
  const again = takenBackAt && takenBackAt.getTime() + dayMilliseconds;
  return new Date(Math.max(expiresAt.getTime(), depositBefore?.getTime() ?? 0, again ?? 0));
}

/** Counts of orders by state look back this many months. */
export const countedMonths = 6;

/** So many calendar months earlier, at the same time of day; a month that is shorter ends on its last day. */
export function monthsBefore(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCMonth(at.getUTCMonth() - months, 1);
  const lastOfMonth = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(at.getUTCDate(), lastOfMonth));
  return then;
}
