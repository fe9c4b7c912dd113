import { sql } from 'kysely';
import { connectApplication, type Database } from '../../packages/db/src/connection.ts';
import { inMall, type MallTransaction } from '../../packages/db/src/in-mall.ts';
import type { OfficeTransaction } from '../../packages/db/src/in-office.ts';
import { loginUrl } from '../../packages/db/src/logins.ts';
import type { Recorded } from './record-cases.ts';
import type { Statement } from './recording.ts';

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Function Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
};
export type Explained = { readonly Plan: PlanNode; readonly 'Execution Time': number };

const runs = 5;

/** Prints one line of a Markdown table for each statement: how the database executes it, and the fastest of five runs. */
export async function printPlans(url: string, { cases, recordings }: Recorded): Promise<void> {
  const database = connectApplication({ url: loginUrl(url, 'application'), maxConnections: 1 });
  console.log('\n| query | statement | way | rows | pages | ms |\n|---|---|---|---:|---:|---:|');
  try {
    for (const [index, { name }] of cases.entries()) {
      const reads = (recordings[index]?.statements ?? []).filter(({ text }) => isRead(text));
      for (const statement of reads) console.log(await lineOf(database, name, statement));
    }
  } finally {
    await database.destroy();
  }
}

export const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text) && !text.includes('enter_mall');

async function lineOf(database: Database, name: string, statement: Statement): Promise<string> {
  const explained = await inMall(database, { mallId: 1 }, (transaction) => explain(transaction, statement));
  const { Plan: plan } = explained;
  const cells = [name, beginningOf(statement), waysOf(plan).join(', '), plan['Actual Rows'], pagesOf(plan)];
  return `| ${cells.join(' | ')} | ${explained['Execution Time'].toFixed(1)} |`;
}

/** Touched pages, in memory or not. */
export const pagesOf = (plan: PlanNode): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

/** Prepared first, like the application's statements: the plan under their login's settings counts. */
export async function explain(
  transaction: MallTransaction | OfficeTransaction,
  { text, parameters }: Statement,
): Promise<Explained> {
  await sql.raw(`prepare planned as ${text}`).execute(transaction);
  const values = parameters.length > 0 ? `(${parameters.map(literalOf).join(', ')})` : '';
  let best: Explained | undefined;
  for (let run = 0; run < runs; run += 1) {
    const { rows } = await sql
      .raw<Record<string, readonly Explained[]>>(`explain (analyze, buffers, format json) execute planned${values}`)
      .execute(transaction);
    const [explained] = Object.values(rows[0] ?? {}).flat();
    if (explained && (!best || explained['Execution Time'] < best['Execution Time'])) best = explained;
  }
  await sql.raw('deallocate planned').execute(transaction);
  if (!best) throw new Error('a plan without a row');
  return best;
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : textOf(value);
  return `'${text.replaceAll("'", "''")}'`;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);
}

const beginningOf = ({ text }: Statement): string => {
  const tables = [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?(?:\s|\(|$)/gi)].map(([, table]) => table);
  return [...new Set(tables)].slice(0, 3).join(', ');
};

/** Each table or function of the plan with its access method. */
export function waysOf(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(waysOf);
  const own = node['Index Name'] ?? node['Function Name'];
  const table = node['Relation Name'];
  if (own) return [...new Set([...below, own])];
  return [...new Set([...below, ...(table && node['Node Type'] === 'Seq Scan' ? [`all of ${table}`] : [])])];
}
