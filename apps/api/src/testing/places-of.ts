import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** Every column of the database, except those of the legal archive, that contains one of the words: `table.column`. */
export async function placesOf(owner: Database, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_name <> 'legal_archive'
      and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea')`.execute(owner);
  const patterns = words.map((word) => `%${word}%`);
  const found = await Promise.all(
    columns.map(async ({ schema, table, column }) => {
      const place = sql.id(schema, table);
      const { rows } =
        await sql`select 1 from ${place} where ${sql.ref(column)}::text like any (${patterns}) limit 1`.execute(owner);
      return rows.length > 0 ? [`${table}.${column}`] : [];
    }),
  );
  return found.flat().sort();
}
