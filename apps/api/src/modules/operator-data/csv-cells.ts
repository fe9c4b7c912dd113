import { startOfSeoulDay } from '@mall/domain/seoul-day';

/** A cell that cannot be read; the message says what to write. */
export class CellProblem extends Error {}

/** Reads one trimmed cell; throws a CellProblem. */
export type Cell<Value> = (text: string) => Value;

export const words =
  (maximum: number, minimum = 1): Cell<string> =>
  (text) => {
    if (text.length < minimum) throw new CellProblem('비워 둘 수 없어요.');
    if (text.length > maximum) throw new CellProblem(`${maximum}자까지 쓸 수 있어요.`);
    return text;
  };

/** Digits, with or without thousands separators: a spreadsheet writes both. */
export const whole =
  (minimum: number, maximum = 99_999_999): Cell<number> =>
  (text) => {
    const digits = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text;
    const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    throw new CellProblem(`${minimum}부터 ${maximum}까지의 숫자를 써 주세요.`);
  };

export const oneOf =
  <const Value>(values: Readonly<Record<string, Value>>): Cell<Value> =>
  (text) => {
    const value = values[text];
    if (value !== undefined && Object.hasOwn(values, text)) return value;
    throw new CellProblem(`${Object.keys(values).join(', ')} 중 하나를 써 주세요.`);
  };

/** Several of the values, separated by blanks or commas; an empty cell means `whenEmpty`. */
export const manyOf =
  <const Value>(values: Readonly<Record<string, Value>>, whenEmpty: readonly Value[]): Cell<Value[]> =>
  (text) => {
    const read = oneOf(values);
    const chosen = new Set(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(read),
    );
    // In the order of the table, so that the same set always has the same spelling.
    return chosen.size === 0 ? [...whenEmpty] : Object.values(values).filter((value) => chosen.has(value));
  };

/** A day, which begins at midnight in Seoul. */
export const seoulDay: Cell<Date> = (text) => {
  const day = startOfSeoulDay(text.replaceAll('.', '-'));
  if (day) return day;
  throw new CellProblem('날짜를 2026-12-01처럼 써 주세요.');
};

/** An empty cell is null. */
export const orNothing =
  <Value>(cell: Cell<Value>): Cell<Value | null> =>
  (text) =>
    text === '' ? null : cell(text);
