import postgres from 'postgres';

type Column = { table: string; name: string; type: string; isArray: boolean; isNullable: boolean; kind: ColumnKind };
type ColumnKind = 'plain' | 'defaulted' | 'computed';

const typeNames: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
};

/** The tables of a migrated database as Kysely's types, in camel case. */
export async function generateTypes(url: string): Promise<string> {
  const client = postgres(url, { max: 1 });
  try {
    return render(await readColumns(client));
  } finally {
    await client.end();
  }
}

function readColumns(client: postgres.Sql) {
  return client<Column[]>`
    select c.relname as table, a.attname as name, coalesce(e.typname, t.typname) as type, e.oid is not null as "isArray",
      not a.attnotnull as "isNullable",
      case when a.attgenerated <> '' then 'computed'
        when a.atthasdef or a.attidentity <> '' then 'defaulted' else 'plain' end as kind
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attname`;
}

function render(columns: readonly Column[]): string {
  const tables = [...Map.groupBy(columns, (column) => column.table)];
  const interfaces = tables.map(
    ([table, own]) => `export interface ${pascal(table)} {\n${own.map(renderColumn).join('')}}\n`,
  );
  const entries = tables.map(([table]) => `  ${camel(table)}: ${pascal(table)};\n`);
  const markers = ['GeneratedAlways', 'Generated'].filter((name) =>
    interfaces.some((text) => text.includes(`${name}<`)),
  );
  return [
    '// Written by `npm run db:types` from the migrations; not edited by hand.\n',
    markers.length > 0 ? `import type { ${markers.sort().join(', ')} } from 'kysely';\n\n` : '\n',
    interfaces.join('\n'),
    `\nexport interface DB {\n${entries.join('')}}\n`,
  ].join('');
}

function renderColumn({ name, type, isArray, isNullable, kind }: Column): string {
  const base = `${typeNames[type] ?? 'string'}${isArray ? '[]' : ''}`;
  const value = isNullable && base !== 'unknown' ? `${base} | null` : base;
  const marked = { plain: value, defaulted: `Generated<${value}>`, computed: `GeneratedAlways<${value}>` }[kind];
  return `  ${camel(name)}: ${marked};\n`;
}

function camel(name: string): string {
  return name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  const text = camel(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
