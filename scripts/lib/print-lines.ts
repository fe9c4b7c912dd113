import { toOneLine } from '../../packages/contracts/src/typed-text.ts';

/** What an operator's command says, line by line; one text is one line. */
export type Lines = string | readonly string[];

/** The lines, or in place of none of them a sentence. */
export const linesOr = (lines: readonly string[], none: string): Lines => (lines.length > 0 ? lines : none);

/** Whatever stands in the database, a line moves no cursor, sets no title and makes no second line. */
export function printLines(lines: Lines): void {
  for (const line of typeof lines === 'string' ? [lines] : lines) console.log(toOneLine(line));
}
