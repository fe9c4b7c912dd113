/** R9.11: `0900` → `09:00`. */
export const clockTime = (hourMinute: string): string => `${hourMinute.slice(0, 2)}:${hourMinute.slice(2)}`;

/** R9.11: when the customer centre is open; it is closed on weekends and holidays. */
export const businessHours = (opensAt: string, closesAt: string): { weekdays: string; closed: string } => ({
  weekdays: `평일 ${clockTime(opensAt)} – ${clockTime(closesAt)}`,
  closed: '주말·공휴일 휴무',
});

/** R9.11: the hours in one line, `평일 09:00 – 18:00, 주말·공휴일 휴무`. */
export function businessHoursText(opensAt: string, closesAt: string): string {
  const { weekdays, closed } = businessHours(opensAt, closesAt);
  return `${weekdays}, ${closed}`;
}
