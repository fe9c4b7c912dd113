/** R9.11: `0900` → `09:00`. */
export const clockTime = (hourMinute: string): string => `${hourMinute.slice(0, 2)}:${hourMinute.slice(2)}`;

/** R9.11: when the customer centre answers; weekends and holidays it is closed. */
export const businessHours = (opensAt: string, closesAt: string): { weekdays: string; closed: string } => ({
  weekdays: `평일 ${clockTime(opensAt)} – ${clockTime(closesAt)}`,
  closed: '주말·공휴일 휴무',
});

/** R9.11: the hours on one line, `평일 09:00 – 18:00, 주말·공휴일 휴무`. */
export function businessHoursText(opensAt: string, closesAt: string): string {
  const { weekdays, closed } = businessHours(opensAt, closesAt);
  return `${weekdays}, ${closed}`;
}

type Centre = {
  /** HHmm */
  readonly opensAt: string;
  /** HHmm, exclusive */
  readonly closesAt: string;
  /** Days in Korea, YYYY-MM-DD. */
  readonly holidays: readonly string[];
};

// Korea has had no summer time since 1988.
const koreaAheadMilliseconds = 9 * 60 * 60 * 1000;

/** R9.11: does the centre answer at this instant, in Korean time? */
export function isOpenAt(instant: Date, { opensAt, closesAt, holidays }: Centre): boolean {
  const korea = new Date(instant.getTime() + koreaAheadMilliseconds).toISOString();
  const weekday = new Date(`${korea.slice(0, 10)}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || holidays.includes(korea.slice(0, 10))) return false;
  const now = korea.slice(11, 13) + korea.slice(14, 16);
  return opensAt <= now && now < closesAt;
}
