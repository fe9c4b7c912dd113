import type { Database } from '@mall/db/connection';
import { type RawBuilder, sql } from 'kysely';

/** The columns of a table that are not generated, separated by commas: those to insert when rows are copied. */
export async function storedColumns(database: Database, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(database);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}
