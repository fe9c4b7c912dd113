import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of COPY; an array is one of PostgreSQL's, and JSON is passed as its text. */
type Value = string | number | boolean | null | readonly string[];
export type Row = readonly Value[];

const letters = 1 << 16;

/** Sends rows, each when it is needed, to these columns of a table. */
export async function copyRows(client: Client, columns: string, rows: Iterable<Row>): Promise<void> {
  await pipeline(Readable.from(inPieces(rows)), client.query(copyFrom(`copy ${columns} from stdin`)));
}

function* inPieces(rows: Iterable<Row>): Generator<Buffer, undefined> {
  let piece = '';
  for (const row of rows) {
    piece += lineOf(row);
    if (piece.length < letters) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}

const lineOf = (row: Row): string => `${row.map(textOf).join('\t')}\n`;

function textOf(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  return Array.isArray(value) ? escaped(arrayOf(value)) : String(value);
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const special = /[\\\t\n\r]/;
const allSpecial = /[\\\t\n\r]/g;

const escaped = (text: string): string =>
  special.test(text) ? text.replace(allSpecial, (letter) => escapes[letter] ?? letter) : text;

const arrayOf = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
