import { seoulDayOf } from './seoul-day.ts';

/** Minutes for which stock is reserved for an unpaid order; another payment attempt does not extend it. */
export const unpaidMinutes = 30;

/** The moment at which an unpaid order releases its stock. */
export const expiresAtOf = (orderedAt: Date): Date => new Date(orderedAt.getTime() + unpaidMinutes * 60_000);

/** When a member is reminded of an unpaid order; once it is paid, only the mail about the payment is sent. */
export const remindsAtOf = (orderedAt: Date): Date => new Date(orderedAt.getTime() + (unpaidMinutes / 3) * 60_000);

const dayMilliseconds = 86_400_000;

/** The same for an order that staff have placed for a caller, who first has to open a mail and sign in: a day. */
export const handExpiresAtOf = (orderedAt: Date): Date => new Date(orderedAt.getTime() + dayMilliseconds);

/** When an account stops accepting the deposit of an order: the last second of a day in Seoul, this many days after the order. */
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
  /** When the account stops accepting the deposit, according to the bank. */
  readonly depositBefore: Date | null;
  /** When the bank took back a received deposit. */
  readonly takenBackAt: Date | null;
};

/**
 * The moment at which an order with an account releases its stock: when the account closes. It counts from the order, so another account
 * does not change it; only a deposit that the bank takes back allows one more day to pay.
 */
export function depositExpiryOf({ expiresAt, depositBefore, takenBackAt }: Waiting): Date {
  const again = takenBackAt && takenBackAt.getTime() + dayMilliseconds;
  return new Date(Math.max(expiresAt.getTime(), depositBefore?.getTime() ?? 0, again ?? 0));
}

/** Counts of orders by state cover this many months. */
export const countedMonths = 6;

/** This many calendar months earlier, at the same time of day; in a shorter month, its last day. */
export function monthsBefore(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCMonth(at.getUTCMonth() - months, 1);
  const lastOfMonth = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(at.getUTCDate(), lastOfMonth));
  return then;
}
