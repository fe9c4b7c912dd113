/** A row of docs/requirements.md. */
export type Row = {
  readonly number: string;
  readonly text: string;
  readonly section: string;
  /** The values in backticks: numbers, codes and words that an assertion must contain. */
  readonly values: readonly string[];
};

export function readRows(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^## (.*)/.exec(line)?.[1] ?? section;
    const [, number, text] = /^- (R\d+\.\d+) (.*)/.exec(line) ?? [];
    return number && text ? [{ number, text, section, values: valuesIn(text) }] : [];
  });
}

const valuesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value);

/** Digits outside backticks, for which no assertion is required. */
export const looseNumbers = (text: string): string[] => text.replaceAll(/`[^`]+`/g, '').match(/\d+/g) ?? [];

const rowNumber = /R(\d+)\.(\d+)(?:–R?(?:\d+\.)?(\d+))?/g;

/** `R2.02–R2.04 R6.01` → R2.02, R2.03, R2.04, R6.01. */
export function numbersIn(title: string): string[] {
  return [...title.matchAll(rowNumber)].flatMap(([, chapter, first, last = first]) => {
    const [from, to] = [Number(first), Number(last)];
    const inRange = Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
    return inRange.map((row) => `R${chapter}.${String(row).padStart(2, '0')}`);
  });
}

/** Whether one of the texts contains the value as a whole: 615 in `615px`, but not in `1615`. */
export function holdsValue(texts: Iterable<string>, value: string): boolean {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const [word, digit] = [
    ['(?<!\\w)', '(?!\\w)'],
    ['(?<![\\d.])', '(?!\\d|\\.\\d)'],
  ];
  const before = /^\d/.test(value) ? digit?.[0] : /^\w/.test(value) ? word?.[0] : '';
  const after = /\d$/.test(value) ? digit?.[1] : /\w$/.test(value) ? word?.[1] : '';
  const whole = new RegExp(`${before}${escaped}${after}`);
  for (const text of texts) if (whole.test(text)) return true;
  return false;
}
