import { toOneLine } from '../../packages/contracts/src/typed-text.ts';

/** The output of an operator's command, line by line; one text is one line. */
export type Lines = string | readonly string[];

/** The lines, or a sentence when there are none. */
export const linesOr = (lines: readonly string[], none: string): Lines => (lines.length > 0 ? lines : none);

/** Whatever is stored in the database, a line moves no cursor, sets no title and does not break. */
export function printLines(lines: Lines): void {
  for (const line of typeof lines === 'string' ? [lines] : lines) console.log(toOneLine(line));
}
