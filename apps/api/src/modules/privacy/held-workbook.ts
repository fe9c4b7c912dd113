import { writeWorkbook } from '../upload/writing/write-workbook.ts';
import type { Held } from './privacy.repository.ts';

/** Everything stored about a person as a workbook: a sheet per table, a row per row, a column per field. */
export function heldWorkbook(held: readonly Held[]): Uint8Array<ArrayBuffer> {
  const byTable = Map.groupBy(held, ({ ofTable }) => ofTable);
  return writeWorkbook(
    [...byTable].map(([name, rows]) => {
      const fields = [...new Set(rows.flatMap(({ content }) => Object.keys(content)))];
      const cells = rows.map(({ content }) => fields.map((field) => textOf(content[field])));
      // Names of sheets have at most 31 characters.
      return { name: name.slice(0, 31), rows: [fields, ...cells], widths: fields.map(() => 18) };
    }),
  );
}

/** A record field by field, such as `member.name`. */
export function flatten(value: unknown, name = ''): { readonly name: string; readonly value: string }[] {
  if (typeof value !== 'object' || value === null) return [{ name, value: textOf(value) }];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name === '' ? key : `${name}.${key}`));
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
