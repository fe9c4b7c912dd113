import { connectDatabase } from '../../packages/db/src/connection.ts';
import { addressOf } from '../../packages/db/src/logins.ts';
import { step } from '../lib/step.ts';
import { benchCases } from './cases.ts';
import { type ChildServer, startMall } from './child-server.ts';
import { callTimes } from './measure.ts';
import { measureOrders } from './orders.ts';
import { type Recorded, recordCases } from './record-cases.ts';
import { record } from './recording.ts';

type Databases = {
  /** The administrator's URL. */
  readonly small: string;
  readonly large: string;
  readonly settings: Readonly<Record<string, string>>;
};
type Sized = { readonly name: string; readonly url: string; readonly settings: Readonly<Record<string, string>> };
type Wanted = { readonly databaseCpu: () => number; readonly seconds: number };
/** Processor milliseconds of the server and of all database processes, per call. */
type Cost = { readonly server: number; readonly database: number };

type Costs = { readonly name: string; readonly small: Cost; readonly large: Cost };

const turns = 3;

/**
 * Prints the cost of a call in a mall of a small database, and in the same mall of a large one: the minimum of three turns each, alternating,
 * because other load only adds cost. Nothing of the catalogue is cached, so that the database answers each call.
 */
export async function printGrowth(databases: Databases, wanted: Wanted): Promise<void> {
  const sized = (name: 'small' | 'large'): Sized => {
    const { url: DATABASE_URL } = addressOf(databases[name]);
    const settings = { ...databases.settings, DATABASE_URL, CATALOGUE_CACHE_MB: '0' };
    return { name, url: databases[name], settings };
  };
  const sizes = { small: sized('small'), large: sized('large') };
  const costs = await step('calls', () => measureCalls(sizes, wanted));
  const order = await step('orders', () =>
    inTurns({ small: () => costOfOrder(sizes.small, wanted), large: () => costOfOrder(sizes.large, wanted) }),
  );
  console.log(`\nCPU ms of a call, server and database, ${process.version}\n`);
  for (const { name, url } of Object.values(sizes)) console.log(`${name}: ${await countRows(url)}`);
  printRow('', 'server', 'database', 'server', 'database', 'ratio');
  for (const { name, small, large } of [...costs, { name: 'order, basket to paid', ...order }]) {
    const texts = [small.server, small.database, large.server, large.database].map((value) => value.toFixed(2));
    printRow(name, ...texts, (sumOf(large) / sumOf(small)).toFixed(2));
  }
}

const sumOf = ({ server, database }: Cost): number => server + database;

type Both<Value> = { readonly small: Value; readonly large: Value };

async function measureCalls({ small, large }: Both<Sized>, wanted: Wanted): Promise<Costs[]> {
  const recorded = { small: await recordSized(small), large: await recordSized(large) };
  const malls = { small: await startMall(small.settings), large: await startMall(large.settings) };
  const costs: Costs[] = [];
  for (const [place, { name }] of recorded.small.cases.entries()) {
    const measure = (size: keyof Both<Sized>) => () => costOf(malls[size], recorded[size], place, wanted);
    // Initial compiling and planning counts for neither.
    await measure('small')();
    await measure('large')();
    costs.push({ name, ...(await inTurns({ small: measure('small'), large: measure('large') })) });
  }
  await malls.small.stop();
  await malls.large.stop();
  return costs;
}

const recordSized = ({ url, settings }: Sized) => recordCases(url, settings, { casesOf: benchCases, record });

async function costOf(
  mall: ChildServer,
  { cases, headers }: Recorded,
  place: number,
  { databaseCpu, seconds }: Wanted,
): Promise<Cost> {
  const one = cases[place];
  if (!one) throw new Error('the same calls were not recorded in both');
  const before = { server: mall.cpuMilliseconds(), database: databaseCpu() };
  const count = await callTimes(mall, one, { headers, seconds });
  return {
    server: (mall.cpuMilliseconds() - before.server) / count,
    database: (databaseCpu() - before.database) / count,
  };
}

async function costOfOrder({ url, settings }: Sized, { databaseCpu, seconds }: Wanted): Promise<Cost> {
  const { serverCpu: server, databaseCpu: database } = await measureOrders({ url, settings, seconds, databaseCpu });
  return { server, database };
}

/** The cheapest of some turns of each. */
async function inTurns({ small, large }: Both<() => Promise<Cost>>): Promise<Both<Cost>> {
  const costs: Both<Cost>[] = [];
  for (let turn = 0; turn < turns; turn += 1) costs.push({ small: await small(), large: await large() });
  const least = (size: keyof Both<Cost>) => costs.map((cost) => cost[size]).reduce(cheaper);
  return { small: least('small'), large: least('large') };
}

const cheaper = (one: Cost, other: Cost): Cost => (sumOf(one) <= sumOf(other) ? one : other);

async function countRows(url: string): Promise<string> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  const count = (table: 'mall' | 'listing') =>
    owner
      .selectFrom(table)
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [malls, listings] = [await count('mall'), await count('listing')];
  await owner.destroy();
  return `${malls.count} malls, ${listings.count} listings`;
}

function printRow(name: string, ...values: readonly string[]): void {
  console.log(name.padEnd(22) + values.map((value) => value.padStart(10)).join(''));
}
