import { parseXml } from './parse-xml.ts';
import { type SheetLimits, tooManyColumns, tooManyRows } from './sheet-limits.ts';
import { type SheetTable, TableBuilder } from './table.ts';
import { UnreadableSheet } from './unreadable.ts';

const lastColumn = 16_384;
const lastRow = 1_048_576;

/** The cells of a sheet. A formula is read as its text and never computed, and its cached value is ignored. */
export async function readSheet(
  chunks: AsyncIterable<Buffer>,
  { strings, limits }: { readonly strings: readonly string[]; readonly limits: SheetLimits },
): Promise<SheetTable> {
  const table = new TableBuilder(limits);
  let place = { row: 0, column: -1 };
  let type = '';
  let within = '';
  let value: string[] = [];
  let formula: string[] | undefined;
  await parseXml(chunks, limits, {
    open: (name, attributes) => {
      if (name === 'row') place = { row: placeOf(attributes['r'], place.row + 1, limits), column: -1 };
      if (name === 'c') {
        place = { row: place.row, column: columnOf(attributes['r']) ?? place.column + 1 };
        type = attributes['t'] ?? '';
        value = [];
        formula = undefined;
      }
      if (name === 'f') formula = [];
      if (name === 'v' || name === 't' || name === 'f') within = name;
    },
    text: (text) => {
      if (within === 'f') formula?.push(text);
      else if (within !== '') value.push(text);
    },
    close: (name) => {
      if (name === within) within = '';
      if (name === 'c') table.add(place.row, place.column, textOf({ type, formula, value: value.join(''), strings }));
    },
  });
  return table.finish();
}

function placeOf(typed: string | undefined, next: number, limits: SheetLimits): number {
  const row = typed === undefined ? next : Number(typed);
  if (!Number.isInteger(row) || row < 1 || row > lastRow) throw new UnreadableSheet(tooManyRows(limits));
  return row;
}

/** `C7` → 2. */
function columnOf(reference: string | undefined): number | undefined {
  const [, letters] = /^([A-Z]{1,3})\d{1,7}$/.exec(reference ?? '') ?? [];
  if (letters === undefined) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column >= lastColumn) throw new UnreadableSheet(tooManyColumns);
  return column;
}

type Cell = {
  readonly type: string;
  readonly formula: readonly string[] | undefined;
  readonly value: string;
  readonly strings: readonly string[];
};

function textOf({ type, formula, value, strings }: Cell): string {
  if (formula) return `=${formula.join('')}`;
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  return type === '' || type === 'n' ? wholeNumber(value) : value;
}

/** A phone number may be stored as 1.012345678E9. */
function wholeNumber(value: string): string {
  const number = Number(value);
  return /[Ee.]/.test(value) && Number.isSafeInteger(number) ? String(number) : value;
}
