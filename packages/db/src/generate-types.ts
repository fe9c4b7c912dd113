import postgres from 'postgres';
import type { JsonType } from './json-columns.ts';

// What it gains: states, codes and JSON columns have their own types in every query; the two existing generators for Kysely produce
// `string` and `unknown` where a check or json-columns.ts says more. When to remove it: once one of them reads checks.

type Column = {
  readonly table: string;
  readonly name: string;
  /** The type of the elements if it is an array, and the base type of a domain. */
  readonly type: string;
  readonly domain: string | null;
  readonly isArray: boolean;
  readonly isNullable: boolean;
  readonly kind: 'plain' | 'defaulted' | 'computed';
  /** Only the column's own checks. */
  readonly checks: readonly string[];
};
type JsonColumns = Readonly<Record<string, JsonType>>;
type Domain = { readonly name: string; readonly type: string; readonly checks: readonly string[] };

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

/**
 * The tables of a migrated database as Kysely's types, in camel case. A column whose comment marks it as unused, because only the previous
 * release reads it, is left out. If a check or a domain limits a column to a list of values, its type is a union of literals; a JSON column
 * has the type that is named for it.
 */
export async function generateTypes(url: string, jsonColumns: JsonColumns): Promise<string> {
  const client = postgres(url, { max: 1 });
  try {
    const columns = await readColumns(client);
    requireThere(columns, jsonColumns);
    return render(await readDomains(client), columns, jsonColumns);
  } finally {
    await client.end();
  }
}

function requireThere(columns: readonly Column[], jsonColumns: JsonColumns): void {
  const names = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  const missing = Object.keys(jsonColumns).filter((name) => !names.has(name));
  if (missing.length > 0) throw new Error(`json-columns.ts names what no table has: ${missing.join(', ')}`);
}

function readDomains(client: postgres.Sql) {
  return client<Domain[]>`
    select d.typname as name, b.typname as type,
      array(select pg_get_constraintdef(oid) from pg_constraint where contypid = d.oid) as checks
    from pg_type d join pg_type b on b.oid = d.typbasetype
    where d.typtype = 'd' and d.typnamespace = 'public'::regnamespace
    order by d.typname`;
}

function readColumns(client: postgres.Sql) {
  return client<Column[]>`
    select c.relname as table, a.attname as name, coalesce(b.typname, e.typname, t.typname) as type,
      case when b.oid is not null then coalesce(e.typname, t.typname) end as domain, e.oid is not null as "isArray",
      not a.attnotnull as "isNullable",
      case when a.attgenerated <> '' then 'computed'
        when a.atthasdef or a.attidentity <> '' then 'defaulted' else 'plain' end as kind,
      array(select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum]) as checks
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    left join pg_type b on b.oid = coalesce(e.typbasetype, t.typbasetype)
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and coalesce(col_description(c.oid, a.attnum), '') not like 'Unused since %'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname, a.attname`;
}

function render(domains: readonly Domain[], columns: readonly Column[], jsonColumns: JsonColumns): string {
  const tables = [...Map.groupBy(columns, (column) => column.table)];
  const interfaces = tables.map(
    ([table, own]) =>
      `export interface ${pascal(table)} {\n${own.map((column) => renderColumn(column, jsonColumns)).join('')}}\n`,
  );
  const aliases = domains.map((domain) => `export type ${pascal(domain.name)} = ${renderType(domain)};\n\n`);
  const entries = tables.map(([table]) => `  ${camel(table)}: ${pascal(table)};\n`);
  const markers = ['GeneratedAlways', 'Generated'].filter((name) =>
    interfaces.some((text) => text.includes(`${name}<`)),
  );
  return [
    '// Written by `npm run db:types` from the migrations; not edited by hand.\n',
    ...importsOf(jsonColumns),
    markers.length > 0 ? `import type { ${markers.sort().join(', ')} } from 'kysely';\n\n` : '\n',
    ...aliases,
    interfaces.join('\n'),
    `\nexport interface DB {\n${entries.join('')}}\n`,
  ].join('');
}

function importsOf(jsonColumns: JsonColumns): string[] {
  const modules = Map.groupBy(
    Object.values(jsonColumns).filter(({ from }) => from),
    ({ from }) => from,
  );
  const namesOf = (types: readonly JsonType[]) => [...new Set(types.map(({ type }) => type.replace('[]', '')))].sort();
  return [...modules].map(([from, types]) => `import type { ${namesOf(types).join(', ')} } from '${from}';\n`).sort();
}

function renderColumn(
  { name, domain, isArray, isNullable, kind, ...column }: Column,
  jsonColumns: JsonColumns,
): string {
  const json = jsonColumns[`${column.table}.${name}`];
  const element = json?.type ?? (domain ? pascal(domain) : renderType(column));
  const base = isArray ? `${element.includes('|') ? `(${element})` : element}[]` : element;
  const value = isNullable && base !== 'unknown' ? `${base} | null` : base;
  const marked = { plain: value, defaulted: `Generated<${value}>`, computed: `GeneratedAlways<${value}>` }[kind];
  return `  ${camel(name)}: ${marked};\n`;
}

function renderType({ type, checks }: Pick<Domain, 'type' | 'checks'>): string {
  const literals = checks.map(listLiterals).find((found) => found.length > 0);
  return literals?.join(' | ') ?? typeNames[type] ?? 'string';
}

/** As PostgreSQL writes `in (…)`, for an array `<@ array[…]`, and that the array is not empty. */
const closedSet =
  /^CHECK \(\(+(?:cardinality\("?\w+"?\) > 0\) AND \()?"?\w+"? (?:= ANY \(ARRAY\[|<@ ARRAY\[|= )((?:(?:, )?(?:'[^']*'::text|\d+))+)\]?\)+$/;

/** The values that a check admits, sorted; none for any other check. */
function listLiterals(check: string): string[] {
  const list = closedSet.exec(check)?.[1]?.replaceAll('::text', '') ?? '';
  const literals = list.match(/'[^']*'|\d+/g) ?? [];
  return literals.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

function camel(name: string): string {
  return name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  const text = camel(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
