import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { quoted, quotedPath } from './archive-client.ts';
import type { Manifest, TableOfManifest } from './manifest.ts';

export type Table = {
  readonly name: string;
  readonly columns: readonly string[];
  /** The expressions that give its rows the same order on every server. */
  readonly order: readonly string[];
};

/**
 * Every table of the mall and of its queue, except the list of migrations, which is in the manifest, and the browser's files, which come
 * with each release.
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname || '.' || c.relname as name, a.columns, coalesce(k.expressions, a.expressions) as order
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'pgboss')
    cross join lateral (
      select array_agg(attname::text order by attnum) as columns,
        array_agg(quote_ident(attname) || '::text collate "C"' order by attnum) as expressions
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    ) a
    left join lateral (
      select array_agg(quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end order by place)
        as expressions
      from pg_index i, unnest(i.indkey) with ordinality key (number, place)
      join pg_attribute on attnum = key.number
      where i.indrelid = c.oid and i.indisprimary and attrelid = c.oid
    ) k on true
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('schema_migration', 'build_file')
    order by 1`);
  return rows;
}

/** Reads a table completely, in pieces; every piece ends with a complete row. */
export async function readTable(
  client: Client,
  { name, columns, order }: Table,
  onRows: (rows: Buffer) => Promise<void>,
): Promise<TableOfManifest> {
  const list = columns.map(quoted).join(', ');
  const query = `copy (select ${list} from ${quotedPath(name)} order by ${order.join(', ')}) to stdout`;
  const hash = createHash('sha256');
  let rows = 0;
  let pieces: Buffer[] = [];
  let bytes = 0;
  const flush = async () => {
    const piece = Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
    if (piece.length > 0) await onRows(piece);
  };
  for await (const chunk of client.query(copyTo(query)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    rows += countLines(chunk);
    pieces.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes && chunk.at(-1) === newline) await flush();
  }
  await flush();
  return { name, columns: [...columns], rows, sha256: hash.digest('hex') };
}

const pieceBytes = 1024 * 1024;
const newline = 0x0a;

/** COPY writes each row as one line, and a line break inside a value as two characters. */
export function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

export async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select n.nspname || '.' || c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'pgboss')
    where c.relkind = 'S' order by 1`);
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quotedPath(name)}`,
    );
    for (const row of state.rows) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Sums that must be the same after a restore; an older archive lacks the sums of later versions. */
const sums: Readonly<Record<string, string>> = {
  'orders, won': 'select sum(total_amount) from mall_order',
  'refunded, won': 'select sum(refunded_amount) from mall_order',
  'payment entries, won': 'select sum(amount) from payment_entry',
  'account entries, won': 'select sum(amount) from account_entry',
  'stock movements, pieces': 'select sum(pieces) from stock_movement',
  'shelves, pieces': 'select sum(quantity) from option_stock',
};

export async function readSums(
  client: Client,
  names: readonly string[] = Object.keys(sums),
): Promise<Manifest['sums']> {
  const entries: [string, string][] = [];
  for (const name of names) {
    const query = sums[name];
    if (!query) continue;
    const { rows } = await client.query<{ sum: string | null }>(query);
    entries.push([name, rows[0]?.sum ?? '0']);
  }
  return Object.fromEntries(entries);
}

export async function readAppliedMigrations(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from public.schema_migration order by name',
  );
  return rows;
}
