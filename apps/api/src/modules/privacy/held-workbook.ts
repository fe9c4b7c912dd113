import { writeWorkbook } from '../upload/writing/write-workbook.ts';
import type { Held } from './privacy.repository.ts';

/** What is held of a person as a workbook: a sheet for each table, a row for each row, a column for each of its fields. */
export function heldWorkbook(held: readonly Held[]): Uint8Array<ArrayBuffer> {
  const byTable = Map.groupBy(held, ({ ofTable }) => ofTable);
  return writeWorkbook(
    [...byTable].map(([name, rows]) => {
      const fields = [...new Set(rows.flatMap(({ content }) => Object.keys(content)))];
      const cells = rows.map(({ content }) => fields.map((field) => textOf(content[field])));
      // Names of sheets have 31 letters at most.
      return { name: name.slice(0, 31), rows: [fields, ...cells], widths: fields.map(() => 18) };
    }),
  );
}

/** A record field by field, as `member.name`. */
export function flatten(value: unknown, name = ''): { readonly name: string; readonly value: string }[] {
  if (typeof value !== 'object' || value === null) return [{ name, value: textOf(value) }];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name === '' ? key : `${name}.${key}`));
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
