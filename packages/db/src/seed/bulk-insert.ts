import { sql, type Transaction } from 'kysely';
import type { DB } from '../generated.ts';

export type SeedTransaction = Transaction<DB>;

export const rowsPerStatement = 2000;

/** The database name of a column or table: digits are separated there (discountMonthly12 → discount_monthly_12). */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/(?<=[a-z])(\d+)/g, '_$1');

/** Chunks of this size, each produced when it is needed: a large set would fill the memory. */
export function* inChunks<Row>(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let chunk: Row[] = [];
  for (const row of rows) {
    if (chunk.push(row) < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/** Rows as one JSON text, with the database names of their columns; names inside a jsonb value are unchanged. */
export function jsonOf(rows: readonly object[]): { readonly columns: readonly string[]; readonly json: string } {
  const keys = Object.keys(rows[0] ?? {});
  const columns = keys.map(snakeCase);
  const named = (row: object) =>
    Object.fromEntries(columns.map((name, index) => [name, row[keys[index] as keyof typeof row]]));
  return { columns, json: JSON.stringify(rows.map(named)) };
}

/** Inserts many rows in batches; all have the keys of the first. Values are sent as one JSON text, typed by the table itself. */
export async function insertRows(transaction: SeedTransaction, table: keyof DB, rows: Iterable<object>): Promise<void> {
  for (const chunk of inChunks(rows, rowsPerStatement)) await insertChunk(transaction, table, chunk);
}

async function insertChunk(transaction: SeedTransaction, table: keyof DB, rows: readonly object[]): Promise<void> {
  const tableName = snakeCase(table);
  const { columns: names, json } = jsonOf(rows);
  const columns = names.join(', ');
  await sql`${sql.raw(`insert into ${tableName} (${columns}) select ${columns} from json_populate_recordset(null::${tableName}, `)}${json}::text::json)`.execute(
    transaction,
  );
}

/** From here on the transaction sees and writes this mall's rows, even if the policies apply to its owner. */
export async function enterMall(transaction: SeedTransaction, mallId: number): Promise<void> {
  await sql`select enter_mall(${mallId})`.execute(transaction);
}
