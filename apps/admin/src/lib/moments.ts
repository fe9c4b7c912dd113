const zone = 'Asia/Seoul';
const parts = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
});
const minute = 60_000;
const day = 24 * 60 * minute;

type Instant = string | Date;

/** Calendar and clock fields in Seoul. */
function wallOf(at: Instant) {
  const read = Object.fromEntries(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day: date = '', hour = '', minute: minutes = '', second = '' } = read;
  return { year, month, date, time: `${hour}:${minutes}`, second };
}

/** YYYY-MM-DD in Seoul. */
export function seoulDay(at: Instant = new Date()): string {
  const { year, month, date } = wallOf(at);
  return `${year}-${month}-${date}`;
}

/** A day, this many days before or after another. */
export const shiftDay = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** 10:41 today, 어제 20:31, 11/20 08:12 this year, 2025.11.30 before. */
export function momentText(at: Instant, now: Instant = new Date()): string {
  const { year, month, date, time } = wallOf(at);
  const [thatDay, today] = [seoulDay(at), seoulDay(now)];
  if (thatDay === today) return time;
  if (thatDay === shiftDay(today, -1)) return `어제 ${time}`;
  return year === today.slice(0, 4) ? `${month}/${date} ${time}` : `${year}.${month}.${date}`;
}

/** 2026.11.23 10:41:08, for logs. */
export function fullMoment(at: Instant): string {
  const { year, month, date, time, second } = wallOf(at);
  return `${year}.${month}.${date} ${time}:${second}`;
}

/** The same with its zone, for the title of a short one: staff may sit elsewhere. */
export const zonedMoment = (at: Instant): string => `${fullMoment(at)} 한국 시각(UTC+9)`;

export const clockText = (at: Instant): string => `${wallOf(at).time}:${wallOf(at).second}`;

/** 2일 3시간, 5시간 10분, 12분: the two largest units of a span in milliseconds. */
export function spanText(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (days > 0) return hours > 0 ? `${days}일 ${hours}시간` : `${days}일`;
  if (hours > 0) return rest > 0 ? `${hours}시간 ${rest}분` : `${hours}시간`;
  return `${rest}분`;
}

/** The time left until a promised instant. */
export function dueText(due: Instant, now: Instant = new Date()): { text: string; tone: 'err' | 'warn' | 'plain' } {
  const [at, from] = [new Date(due), new Date(now)];
  if (at < from) return { text: `${spanText(from.getTime() - at.getTime())} 지남`, tone: 'err' };
  const [thatDay, today] = [seoulDay(at), seoulDay(from)];
  if (thatDay === today) return { text: `오늘 ${wallOf(at).time}`, tone: 'warn' };
  if (thatDay === shiftDay(today, 1)) return { text: '내일', tone: 'plain' };
  return { text: `${thatDay.slice(5, 7)}/${thatDay.slice(8)}`, tone: 'plain' };
}

/** An instant in the format of a date-time field, in Seoul time; empty for none. */
export function toSeoulInput(at: string | null): string {
  return at === null ? '' : `${seoulDay(at)}T${wallOf(at).time}`;
}

/** The instant of such a field; null while it is incomplete. */
export function fromSeoulInput(text: string): string | null {
  const at = new Date(`${text}:00+09:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
