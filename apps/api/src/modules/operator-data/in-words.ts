import type { ReturnStep } from '@mall/domain/leave-cost';
import { seoulDayOf, startOfSeoulDay } from '@mall/domain/seoul-day';

/** What a cell of a file can hold. */
export type CellValue = string | number | boolean | Date | readonly ReturnStep[] | readonly string[] | null;

/** A value in the notation of the files; an instant that a file cannot express stays ISO. */
export function inWords(value: CellValue): string {
  if (value === null) return '없음';
  if (typeof value === 'boolean') return value ? 'Y' : '';
  if (value instanceof Date) return instantInWords(value);
  if (typeof value === 'object') return value.map(partInWords).join(' ');
  return String(value);
}

const partInWords = (part: ReturnStep | string): string =>
  typeof part === 'string' ? part : `${part.untilMonth}:${part.percent}`;

function instantInWords(at: Date): string {
  const day = seoulDayOf(at);
  return startOfSeoulDay(day)?.getTime() === at.getTime() ? day : at.toISOString();
}
