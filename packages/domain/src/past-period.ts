/** R9.06: the presets of a search over past days. */
export const pastPeriods = [
  { label: '오늘', days: 0, months: 0 },
  { label: '3일', days: 3, months: 0 },
  { label: '6일', days: 6, months: 0 },
  { label: '1개월', days: 0, months: 1 },
  { label: '6개월', days: 0, months: 6 },
] as const;
export type PastPeriod = (typeof pastPeriods)[number];

/** R9.06: the first and last day of a preset, both YYYY-MM-DD; in a shorter month, its last day. */
export function daysOfPeriod({ days, months }: PastPeriod, today: string): { from: string; to: string } {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const from = new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastOfMonth) - days));
  return { from: from.toISOString().slice(0, 10), to: today };
}
