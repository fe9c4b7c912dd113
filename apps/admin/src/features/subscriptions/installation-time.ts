import { clockText, seoulDay } from '../../lib/moments.ts';

/** The instant of a day and a time in Seoul, such as 2026-11-23 and 14:00. */
export const instantOf = (day: string, time: string): string => new Date(`${day}T${time}:00+09:00`).toISOString();
/** 14:00 in Seoul. */
export const timeOf = (at: string): string => clockText(at).slice(0, 5);

/** The same time on another day. */
export const onDay = (at: string, day: string): string => instantOf(day, timeOf(at));
export const isPast = (at: string, now = new Date()): boolean => new Date(at) <= now;

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];
/** 11/23 (월). */
export const dayText = (day: string): string =>
  `${day.slice(5).replace('-', '/')} (${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]})`;
/** 11/23 (월) 14:00. */
export const installationText = (at: string): string => `${dayText(seoulDay(at))} ${timeOf(at)}`;
