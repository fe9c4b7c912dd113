import { sql } from 'kysely';
import type { Database } from '../../../packages/db/src/connection.ts';
import { type Placed, type Placement, planDistribution } from './plan.ts';
import { readSchema } from './schema.ts';
import { distributionSteps } from './steps.ts';

/** Distributes tables that are not distributed yet, all or nothing, and returns what it has found and done; without Citus it does nothing. */
export async function distributeByMall(database: Database): Promise<string[]> {
  const schema = await readSchema(database);
  const plan = planDistribution(schema);
  if (!(await hasCitus(database)))
    return [`This is PostgreSQL without Citus, so there is nothing to do. With it: ${inWords(plan)}.`];
  const done = await listPlaced(database);
  const steps = distributionSteps(schema, plan, { isDone: (table) => done.has(table) });
  await database.transaction().execute(async (transaction) => {
    for (const step of steps) await sql.raw(step).execute(transaction);
  });
  const left = plan.filter(({ name }) => !done.has(name));
  return [
    steps.length === 0
      ? `Everything stands where it should: ${inWords(plan)}.`
      : `Placed in ${steps.length} steps: ${inWords(left)}.`,
  ];
}

const words: Readonly<Record<Placement, string>> = {
  mall: 'distributed by mall',
  reference: 'on every node',
  local: 'on the coordinator alone',
};
const inWords = (plan: readonly Placed[]): string =>
  Object.entries(words)
    .map(([placement, where]) => `${plan.filter((one) => one.placement === placement).length} tables ${where}`)
    .join(', ');

async function hasCitus(database: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_proc where proname = 'create_distributed_table'`.execute(database);
  return rows.length > 0;
}

async function listPlaced(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    name: string;
  }>`select logicalrelid::regclass::text as name from pg_dist_partition`.execute(database);
  return new Set(rows.map(({ name }) => name));
}
