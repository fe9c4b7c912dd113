/** Minutes that stock is kept for an order that is not paid (decisions 5); another attempt to pay does not move it. */
export const unpaidMinutes = 30;

/** The moment from which an unpaid order gives its stock back. */
export const expiresAtOf = (orderedAt: Date): Date => new Date(orderedAt.getTime() + unpaidMinutes * 60_000);

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
