import { sql } from 'kysely';
import type { Client } from 'pg';
import { jsonOf, type SeedTransaction } from '../bulk-insert.ts';
import type { MallContent } from '../seed-content.ts';

/** A new mall and the one that it is a copy of. */
type MallCopy = { readonly made: MallContent; readonly of: MallContent };

/** Made anew for each mall. */
const ownTables = ['mall', 'search_suggestion'];
/** Columns in which the mall is named. */
const naming = ['content_page.title', 'content_page.html', 'content_revision.body'];

/** Those of a mall's tables in which the entered mall has rows. */
export async function listFilledTables(transaction: SeedTransaction): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid
    where attname = 'mall_id' and relkind = 'r' and relnamespace = 'public'::regnamespace and not relname = any(${ownTables})
    order by 1`.execute(transaction);
  const filled = tables.map(
    ({ name }) => `select '${name}' as name where exists (select from ${name} where mall_id = current_mall_id())`,
  );
  const { rows } = await sql.raw<{ name: string }>(filled.join(' union all ')).execute(transaction);
  return rows.map(({ name }) => name);
}

const patternOf = (table: string) => `pattern_${table}`;

/** Notes on this connection what the patterns have in these tables. */
export async function readPatterns(
  client: Client,
  patterns: readonly MallContent[],
  tables: readonly string[],
): Promise<void> {
  const mallIds = patterns.map(({ mall }) => mall.mallId);
  for (const table of tables)
    await client.query(
      `create temp table ${patternOf(table)} as select * from ${table} where mall_id in (${mallIds.join(', ')})`,
    );
}

/** Copies what was noted of the patterns, but for numbers and for what the database computes. */
export async function copyMalls(client: Client, copies: readonly MallCopy[], tables: readonly string[]): Promise<void> {
  const { columns, json } = jsonOf(copies.map(({ made }) => made.mall));
  const names = columns.join(', ');
  await client.query(`insert into mall (${names}) select ${names} from json_populate_recordset(null::mall, $1::json)`, [
    json,
  ]);
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `select attrelid::regclass::text as table, attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = any ($1::regclass[]) and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
       and attname <> 'mall_id' order by attnum`,
    [tables],
  );
  const pairs = [
    copies.map(({ made }) => made.mall.mallId),
    copies.map(({ of }) => of.mall.mallId),
    copies.map(({ made }) => made.mall.name),
    copies.map(({ of }) => of.mall.name),
  ];
  // Members first: their numbers are new.
  for (const table of [...tables].sort((one, other) => Number(other === 'member') - Number(one === 'member'))) {
    const own = rows.filter((row) => row.table === table);
    const list = own.map(({ column }) => column).join(', ');
    const values = own.map(({ column, type }) => copied(table, column, type)).join(', ');
    await client.query(
      `insert into ${table} (mall_id, ${list})
       select made.mall_id, ${values}
       from unnest($1::int[], $2::int[], $3::text[], $4::text[]) made (mall_id, of_mall_id, name, of_name)
       join ${patternOf(table)} model on model.mall_id = made.of_mall_id`,
      pairs,
    );
  }
}

function copied(table: string, column: string, type: string): string {
  // A pattern has one member.
  if (column === 'member_no') return '(select member_no from member m where m.mall_id = made.mall_id)';
  if (naming.includes(`${table}.${column}`)) return `replace(model.${column}::text, of_name, made.name)::${type}`;
  return `model.${column}`;
}
