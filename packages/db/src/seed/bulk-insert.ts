import { sql, type Transaction } from 'kysely';
import type { DB } from '../generated.ts';

export type SeedTransaction = Transaction<DB>;

export const rowsPerStatement = 2000;

/** The database's name of a column or table: digits stand apart there (discountMonthly12 → discount_monthly_12). */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/(?<=[a-z])(\d+)/g, '_$1');

/** Inserts many rows at once; all have the keys of the first. Values go as one JSON text, typed by the table itself. */
export async function insertRows(
  transaction: SeedTransaction,
  table: keyof DB,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const tableName = snakeCase(table);
  const keys = Object.keys(first);
  // Only the columns are renamed: what lies inside a jsonb value keeps its names.
  const names = keys.map(snakeCase);
  const columns = names.join(', ');
  const withColumnNames = (row: object) =>
    Object.fromEntries(names.map((name, index) => [name, row[keys[index] as keyof typeof row]]));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const json = JSON.stringify(rows.slice(start, start + rowsPerStatement).map(withColumnNames));
    await sql`${sql.raw(`insert into ${tableName} (${columns}) select ${columns} from json_populate_recordset(null::${tableName}, `)}${json}::text::json)`.execute(
      transaction,
    );
  }
}

/** From here on the transaction sees and writes this mall's rows, also when its owner is bound by the policies. */
export async function enterMall(transaction: SeedTransaction, mallId: number): Promise<void> {
  await sql`select enter_mall(${mallId})`.execute(transaction);
}
